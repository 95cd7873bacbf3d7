import { atom, type Getter } from 'jotai/vanilla';
import { offeredBy, rememberMethodAtom, startedAtAtom, startedAtom } from '../core/last-used/last-used.atoms';
import { providerAtom } from '../core/provider/provider.atoms';
import { reportCompleteAtom } from '../core/screen/complete-sign-in.actions';
import type { SignInTokenType } from './arrival';
import { followedLinkAtom } from './callback.atoms';
import type { SpentLink } from './link';

/**
 * The comparison of the account that a link logged in with the one that this browser expects (B-BACK-11): `expected`;
 * `other` if it does not have the address that requested a link here; `unknown` if no log-in was started here; `acting`
 * if a member of staff acts as the user (B-BACK-13).
 */
export type Expectation = 'expected' | 'other' | 'unknown' | 'acting';

/** Tells whether the log-in is completed by a press, after its account is named: that is not, or may not be, the user's own. */
export const needsPress = (expectation: Expectation): boolean => expectation === 'other' || expectation === 'acting';

/** The comparison for the log-in that CallbackConfirmation confirms. */
export const linkExpectationAtom = atom<Expectation>('expected');

/**
 * Compares the account that is logged in with the address that requested the link, or else with the method that was
 * started here.
 */
export async function expectationOf(
  get: Getter,
  { askedAddress }: SpentLink,
  type: SignInTokenType,
): Promise<Expectation> {
  if (type === 'impersonation') return 'acting';
  const hasAddress = askedAddress === undefined ? undefined : await get(providerAtom).hasContact(askedAddress);
  if (hasAddress?.ok && hasAddress.value !== undefined) return hasAddress.value ? 'expected' : 'other';
  return hasBegun(get, type) ? 'expected' : 'unknown';
}

/**
 * The time that a user has to return, in milliseconds. A log-in that was given up must not vouch for another's link
 * later.
 */
const returnTime = 3_600_000;

/** Tells whether this browser started a log-in that returns with such a token, within the last hour. */
export function hasBegun(get: Getter, type: SignInTokenType): boolean {
  const isRecent = Date.now() - get(startedAtAtom) < returnTime;
  return isRecent && offeredBy(get(startedAtom) ?? '') === (type === 'oauth' ? 'oauth' : 'email');
}

/** The identity of the completion event, which only one widget of the page reports. */
const completion = {};

/** Completes the log-in by the link, once for the page: reports it to the host, and remembers the method. */
export const completeAtom = atom(null, (get, set) => {
  const link = get(followedLinkAtom);
  if (!link.claim(completion)) return;
  const { arrival } = link;
  const type = arrival.kind === 'signIn' ? arrival.type : undefined;
  if (type !== 'oauth') return void set(reportCompleteAtom, type === 'impersonation' ? undefined : 'email');
  set(reportCompleteAtom, undefined);
  // The social provider is the one that this browser left for.
  // Stryker disable next-line StringLiteral: any text but that of a social provider is left alone
  const started = get(startedAtom) ?? '';
  if (offeredBy(started) === 'oauth') set(rememberMethodAtom, started);
});
