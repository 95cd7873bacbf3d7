import { userNote } from '../core/host/user-note';

const note = userNote('second_factor_declined');

/** Tells whether this user said "Not now" to a second factor on this device in the last 30 days. */
export function hasDeclined(userId: string): boolean {
  return note.read(userId) !== undefined;
}

/** Remembers that this user said "Not now" to a second factor. */
export function rememberDeclined(userId: string): void {
  note.write(userId, '');
}
