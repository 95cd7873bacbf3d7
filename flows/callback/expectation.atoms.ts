import { atom, type Getter } from 'jotai/vanilla';
import { begunAtom, offeredBy, rememberMethodAtom } from '../core/last-used/last-used.atoms';
import { providerAtom } from '../core/provider/provider.atoms';
import { reportCompleteAtom } from '../core/screen/complete-sign-in';
import type { SignInTokenType } from './arrival';
import { followedLinkAtom } from './callback.atoms';
import type { SpentLink } from './link';

/**
 * The comparison of the account that a link logged in with what this browser waited for (B-BACK-11): `expected`, `other`
 * where it has not the address that asked for a link here, or `unknown` where this browser began nothing. `acting` is a member
 * of staff who acts as the user (B-BACK-13).
 */
export type Expectation = 'expected' | 'other' | 'unknown' | 'acting';

/** The comparison for the log-in that CallbackConfirmation confirms. */
export const linkExpectationAtom = atom<Expectation>('expected');

/** Compares the account that is logged in now with the address that asked, or else with the method that was started here. */
export async function expectationOf(
  get: Getter,
  { askedAddress }: SpentLink,
  type: SignInTokenType,
): Promise<Expectation> {
  if (type === 'impersonation') return 'acting';
  const isAsked = askedAddress === undefined ? undefined : await get(providerAtom).hasContact(askedAddress);
  if (isAsked?.ok && isAsked.value !== undefined) return isAsked.value ? 'expected' : 'other';
  return hasBegun(get, type) ? 'expected' : 'unknown';
}

/** Tells whether this browser began a log-in that comes back by such a token. */
export function hasBegun(get: Getter, type: SignInTokenType): boolean {
  return offeredBy(get(begunAtom) ?? '') === (type === 'oauth' ? 'oauth' : 'email');
}

/** The news of the completion, which one widget of the page claims. */
const completion = {};

/** Completes the log-in by the link, once for the page: reports it to the host, and remembers the method. */
export const completeAtom = atom(null, (get, set) => {
  const link = get(followedLinkAtom);
  if (!link.claim(completion)) return;
  const { arrival } = link;
  const type = arrival.kind === 'signIn' ? arrival.type : undefined;
  if (type !== 'oauth') return void set(reportCompleteAtom, type === 'impersonation' ? undefined : 'email');
  set(reportCompleteAtom, undefined);
  // Which social provider it was is known by where this browser was sent from.
  // Stryker disable next-line StringLiteral: any text but that of a social provider is left alone
  const started = get(begunAtom) ?? '';
  if (offeredBy(started) === 'oauth') set(rememberMethodAtom, started);
});
