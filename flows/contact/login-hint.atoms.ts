import { atom } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { emailAddress, isEmailAddress } from './email/email-address';

/** A hint of who logs in: an e-mail address, or a number in E.164. */
export interface LoginHint {
  kind: 'email' | 'phone';
  text: string;
}

const number = /^\+[1-9]\d{6,14}$/;

/** Reads a host's hint; undefined where it is neither an address nor a number in E.164. */
export function readLoginHint(given: unknown): LoginHint | undefined {
  if (typeof given !== 'string') return undefined;
  const text = emailAddress(given);
  if (number.test(text)) return { kind: 'phone', text };
  return isEmailAddress(text) ? { kind: 'email', text } : undefined;
}

/** The host's hint of who logs in; undefined where there is none, or it is malformed. */
export const loginHintAtom = atom((get) => readLoginHint(get(configAtom).loginHint));

type Kind = LoginHint['kind'];

const keptKindAtom = atom<Kind | 'none' | undefined>(undefined);

/** The kind of the hint, which decides the tab; once something was typed a later hint moves it no more. */
export const hintedKindAtom = atom((get) => get(keptKindAtom) ?? get(loginHintAtom)?.kind);

/** Holds the tab where it is: something is being typed. */
export const holdTabAtom = atom(null, (get, set) => set(keptKindAtom, get(hintedKindAtom) ?? 'none'));

/** The address that the hint is; empty where it is none. */
export const emailHintedAtom = atom((get) => hinted(get(loginHintAtom), 'email'));

/** The number that the hint is, in E.164; empty where it is none. */
export const phoneHintedAtom = atom((get) => hinted(get(loginHintAtom), 'phone'));

/** The hint for social providers, where the host lets it go there. */
export const providerHintAtom = atom((get) =>
  get(configAtom).loginHintToProviders === true ? get(loginHintAtom)?.text : undefined,
);

function hinted(hint: LoginHint | undefined, kind: Kind): string {
  return hint?.kind === kind ? hint.text : '';
}
