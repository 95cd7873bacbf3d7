import { digest, userMemory } from '../core/host/user-memory';
import type { MadePasskey } from '../core/provider/passkey-calls';
import type { Answer } from '../core/provider/provider';

/** The storage of a passkey: on all devices of the user, or on this device alone. */
export type PasskeyStorage = 'everywhere' | 'here';

/** The provider keeps no backup flags, so this device remembers those of the passkeys that were made on it. */
const storageMemory = userMemory('passkey_place');

/**
 * The storage of a new passkey by its flags: undefined for a passkey that may be backed up later, and for a device-bound
 * one elsewhere.
 */
export function storageOf({ isBackedUp, mayBeBackedUp, isOnThisDevice }: MadePasskey): PasskeyStorage | undefined {
  if (isBackedUp) return 'everywhere';
  return mayBeBackedUp || !isOnThisDevice ? undefined : 'here';
}

/** Remembers the storage of a passkey for 30 days, or forgets it. */
export function rememberStorage(id: string, storage: PasskeyStorage | undefined): void {
  storageMemory.write(id, storage);
}

/** Recalls the storage of a passkey, if this device knows it. */
export function recallStorage(id: string): PasskeyStorage | undefined {
  const text = storageMemory.read(id);
  return text === 'everywhere' || text === 'here' ? text : undefined;
}

/** The passkey that a user has made on this device. */
const madeMemory = userMemory('passkey_made');

/**
 * Remembers for 30 more days that this user has made a passkey on this device. Returns false if the device does not
 * remember one: none was made, or the user was not here for 30 days.
 */
export function touchPasskeyMadeHere(userId: string): boolean {
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
  rememberStorage(id, undefined);
  if (userId !== undefined && madeMemory.read(userId) === digest(id)) madeMemory.write(userId, undefined);
}
