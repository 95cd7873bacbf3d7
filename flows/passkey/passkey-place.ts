import { userNote } from '../core/host/user-note';
import type { MadePasskey } from '../core/provider/passkey-calls';

/** The place of a passkey: with all devices of the user, or on this device alone. */
export type PasskeyPlace = 'everywhere' | 'here';

/** The provider keeps no backup flags, so this device remembers those of the passkeys that were made on it. */
const note = userNote('passkey_place');

/**
 * The place that the flags of a new passkey tell. None where a passkey may be backed up and is not yet, and where one that
 * cannot be is on a security key or another device.
 */
export function placeOf({ isBackedUp, mayBeBackedUp, isOnThisDevice }: MadePasskey): PasskeyPlace | undefined {
  if (isBackedUp) return 'everywhere';
  return mayBeBackedUp || !isOnThisDevice ? undefined : 'here';
}

/** Remembers the place of a passkey for 30 days, or forgets it. */
export function rememberPlace(id: string, place: PasskeyPlace | undefined): void {
  note.write(id, place);
}

/** Recalls the place of a passkey, where this device knows it. */
export function recallPlace(id: string): PasskeyPlace | undefined {
  const text = note.read(id);
  return text === 'everywhere' || text === 'here' ? text : undefined;
}
