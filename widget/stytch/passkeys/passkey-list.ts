import type { Passkey } from '../../../flows/core/provider/passkey-calls';
import { isRecord } from '../../../flows/core/provider/is-record';

/** Reads the passkeys of a user; undefined when it is none. One that was begun and never finished is no passkey. */
export function passkeysOf(user: unknown): readonly Passkey[] | undefined {
  const registrations = isRecord(user) ? user['webauthn_registrations'] : undefined;
  if (!Array.isArray(registrations)) return undefined;
  return registrations.flatMap((registration: unknown) => {
    if (!isRecord(registration)) return [];
    const { webauthn_registration_id: id, name, verified } = registration;
    if (typeof id !== 'string' || verified === false) return [];
    return [{ id, name: typeof name === 'string' ? name : '' }];
  });
}
