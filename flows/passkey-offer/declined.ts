import { userNote } from '../core/host/user-note';

const note = userNote('passkey_offer_declined');

/** Tells whether this user said "Not now" on this device in the last 30 days. */
export function hasDeclined(userId: string): boolean {
  return note.read(userId) !== undefined;
}

/** Remembers that this user said "Not now". */
export function rememberDeclined(userId: string): void {
  // Stryker disable next-line StringLiteral: only whether there is a note is read
  note.write(userId, '');
}
