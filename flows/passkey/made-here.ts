import { digest, userNote } from '../core/host/user-note';
import type { Answer } from '../core/provider/provider';
import { rememberPlace } from './passkey-place';

const note = userNote('passkey_made');

/** Tells whether this user has made a passkey on this device, and has been here in the last 30 days, as far as it remembers. */
export function hasPasskeyMadeHere(userId: string): boolean {
  const made = note.read(userId);
  if (made === undefined) return false;
  note.write(userId, made);
  return true;
}

/** Remembers that a passkey was made here, by the provider's answer to its registration. */
export function rememberMadeHere(answer: Answer): void {
  const { user_id: userId, webauthn_registration_id: id } = answer;
  if (typeof userId === 'string' && typeof id === 'string') note.write(userId, digest(id));
}

/** Forgets a passkey that is deleted, if it is the one that was made here. */
export function forgetMadeHere(userId: string | undefined, id: string): void {
  rememberPlace(id, undefined);
  if (userId !== undefined && note.read(userId) === digest(id)) note.write(userId, undefined);
}
