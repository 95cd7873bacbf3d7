import { recall, remember } from '../core/host/device-memory';

/** The time for which a "Not now" counts, in milliseconds: 30 days. */
const staying = 30 * 24 * 60 * 60 * 1_000;

const keyOf = (userId: string) => `passkey_offer_declined:${userId}`;

/** Tells whether this person said "Not now" on this device in the last 30 days. */
export function hasDeclined(userId: string): boolean {
  const passedSince = Date.now() - Number(recall(keyOf(userId)) ?? Number.NaN);
  // A clock that was set back makes no "Not now" last longer.
  return passedSince >= 0 && passedSince < staying;
}

/** Remembers that this person said "Not now". */
export function rememberDeclined(userId: string): void {
  remember(keyOf(userId), String(Date.now()));
}
