import { recall, remember } from '../core/host/device-memory';
import type { Answer } from '../core/provider/provider';

const keyOf = (userId: string) => `passkey_made:${userId}`;

/** Tells whether this person has a passkey that was made on this device, as far as it remembers. */
export function hasPasskeyMadeHere(userId: string): boolean {
  return recall(keyOf(userId)) !== undefined;
}

/** Remembers that a passkey was made here, by the provider's answer to its registration. */
export function rememberMadeHere(answer: Answer): void {
  const { user_id: userId, webauthn_registration_id: id } = answer;
  if (typeof userId === 'string' && typeof id === 'string') remember(keyOf(userId), id);
}

/** Forgets a passkey that is deleted, if it is the one that was made here. */
export function forgetMadeHere(userId: string | undefined, id: string): void {
  if (userId !== undefined && recall(keyOf(userId)) === id) remember(keyOf(userId), undefined);
}
