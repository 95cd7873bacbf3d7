import { atom } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { type LoginHint, readLoginHint } from './login-hint';

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
