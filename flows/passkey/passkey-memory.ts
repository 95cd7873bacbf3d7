import { digest, userMemory } from '../core/host/user-memory';
import type { MadePasskey } from '../core/provider/passkey-calls';
import type { Answer } from '../core/provider/provider';

/** The storage of a passkey: on all devices of the user, or on this device alone. */
export type PasskeyPlace = 'everywhere' | 'here';

/** The provider keeps no backup flags, so this device remembers those of the passkeys that were made on it. */
const placeMemory = userMemory('passkey_place');

/**
 * The storage of a new passkey by its flags. None if a passkey may be backed up and is not yet, or if one that
 * cannot be is on a security key or another device.
 */
export function placeOf({ isBackedUp, mayBeBackedUp, isOnThisDevice }: MadePasskey): PasskeyPlace | undefined {
  if (isBackedUp) return 'everywhere';
  return mayBeBackedUp || !isOnThisDevice ? undefined : 'here';
}

/** Remembers the storage of a passkey for 30 days, or forgets it. */
export function rememberPlace(id: string, place: PasskeyPlace | undefined): void {
  placeMemory.write(id, place);
}

/** Recalls the storage of a passkey, if this device knows it. */
export function recallPlace(id: string): PasskeyPlace | undefined {
  const text = placeMemory.read(id);
  return text === 'everywhere' || text === 'here' ? text : undefined;
}

/** The passkey that a user has made on this device. */
const madeMemory = userMemory('passkey_made');

/**
 * Tells whether this user has made a passkey on this device, and was here in the last 30 days, as far as the device
 * remembers. Each call counts as a visit: it is remembered for 30 more days.
 */
export function hasPasskeyMadeHere(userId: string): boolean {
  const made = madeMemory.read(userId);
  if (made === undefined) return false;
  madeMemory.write(userId, made);
  return true;
}

/** Remembers that a passkey was made here, by the provider's answer to its registration. */
export function rememberMadeHere(answer: Answer): void {
  const { user_id: userId, webauthn_registration_id: id } = answer;
  if (typeof userId === 'string' && typeof id === 'string') madeMemory.write(userId, digest(id));
}

/** Forgets a passkey that is deleted, if it is the one that was made here. */
export function forgetMadeHere(userId: string | undefined, id: string): void {
  rememberPlace(id, undefined);
  if (userId !== undefined && madeMemory.read(userId) === digest(id)) madeMemory.write(userId, undefined);
}
