import { atom } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { isEmailAddress, trimmedContact } from './email/email-address';

/** A hint of who logs in: an e-mail address, or a number in E.164. */
export interface LoginHint {
  kind: 'email' | 'phone';
  text: string;
}

const number = /^\+[1-9]\d{6,14}$/;

/** Reads a host's hint; undefined where it is neither an address nor a number in E.164. */
export function readLoginHint(value: unknown): LoginHint | undefined {
  if (typeof value !== 'string') return undefined;
  const text = trimmedContact(value);
  if (number.test(text)) return { kind: 'phone', text };
  return isEmailAddress(text) ? { kind: 'email', text } : undefined;
}

/** The host's hint of who logs in; undefined where there is none, or it is malformed. */
export const loginHintAtom = atom((get) => readLoginHint(get(configAtom).loginHint));

type Kind = LoginHint['kind'];

const fixedKindAtom = atom<Kind | 'none' | undefined>(undefined);

/** The kind of the hint, which selects the tab. Once the user has typed, a later hint does not change the tab. */
export const hintedKindAtom = atom((get) => get(fixedKindAtom) ?? get(loginHintAtom)?.kind);

/** Keeps the selected tab from now on, because the user types. */
export const fixTabAtom = atom(null, (get, set) => set(fixedKindAtom, get(hintedKindAtom) ?? 'none'));

/** The address in the hint; empty if the hint is no address. */
export const emailHintedAtom = atom((get) => hinted(get(loginHintAtom), 'email'));

/** The number in the hint, in E.164; empty if the hint is no number. */
export const phoneHintedAtom = atom((get) => hinted(get(loginHintAtom), 'phone'));

/** The hint for social providers, if the host allows sending it to them. */
export const providerHintAtom = atom((get) =>
  get(configAtom).loginHintToProviders === true ? get(loginHintAtom)?.text : undefined,
);

function hinted(hint: LoginHint | undefined, kind: Kind): string {
  return hint?.kind === kind ? hint.text : '';
}
