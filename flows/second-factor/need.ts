import type { SecondFactorMethod, secondFactorModes } from '../core/config/config';
import { declinedMemory } from '../core/host/user-memory';
import type { HeldFactor, OwnFactors } from '../core/provider/step-up-calls';

/** A method by which the user can prove a second factor. */
export type AvailableFactor =
  | { kind: 'app' }
  | { kind: 'passkey' }
  | { kind: 'code'; channel: 'sms' | 'whatsapp'; destination: string };

/**
 * The next step after a first factor: nothing more, a proof by one of several methods, or the set-up of a second factor. No
 * method is available to a user whose second factor this browser cannot use.
 */
export type Need = { kind: 'none' } | { kind: 'proof'; factors: readonly AvailableFactor[] } | { kind: 'setup' };

/** The host's configuration, and what this browser can do. */
export interface SecondFactorPolicy {
  when: (typeof secondFactorModes)[number];
  methods: readonly SecondFactorMethod[];
  canUsePasskey: boolean;
  /** True if this user answered "Not now" on this device within 30 days. */
  hasDeclined: boolean;
}

/** The method of the configuration by which a factor was proved; undefined for a first factor alone. */
const methodsOfFactors: Readonly<Record<string, SecondFactorMethod>> = {
  authenticator_app: 'totp',
  recovery_code: 'totp',
  sms: 'sms',
  whatsapp: 'whatsapp',
  webauthn_registration: 'passkey',
};

const methodOf = ({ method }: HeldFactor) =>
  Object.hasOwn(methodsOfFactors, method) ? methodsOfFactors[method] : undefined;

/** Decides what follows a first factor (B-SECOND-1, B-SECOND-2). */
export function needOf(own: OwnFactors, policy: SecondFactorPolicy): Need {
  // A member of staff who acts as the user has none of the user's factors, and must not set one up.
  const isActing = own.held.some(({ method }) => method === 'impersonation');
  if (policy.when === 'never' || isActing || isProved(own, policy.methods)) return { kind: 'none' };
  const factors = provableFactors(own, policy.methods);
  // A user whose only second factor is a passkey proves it elsewhere: a browser without passkeys must not be a way around it.
  if (factors.length > 0) {
    return { kind: 'proof', factors: factors.filter(({ kind }) => kind !== 'passkey' || policy.canUsePasskey) };
  }
  const isWanted = policy.when === 'required' || !policy.hasDeclined;
  return isWanted && policy.methods.includes('totp') ? { kind: 'setup' } : { kind: 'none' };
}

/**
 * Tells whether a session has two factors. A passkey counts as two if the device verified the user, or if it was used
 * elsewhere; the provider counts it as one group, `device`.
 */
function isProved({ held }: OwnFactors, methods: readonly SecondFactorMethod[]): boolean {
  const kinds = new Set(
    held.map((factor) => {
      const method = methodOf(factor);
      return method && methods.includes(method) ? kindOf(method) : 'first';
    }),
  );
  const isPasskeyEnough = held.some((factor) => methodOf(factor) === 'passkey' && factor.isUserVerified !== false);
  return isPasskeyEnough || kinds.size > 1;
}

/** A text and a WhatsApp message reach the same telephone. */
const kindOf = (method: SecondFactorMethod) => (method === 'whatsapp' ? 'sms' : method);

/** The methods to prove a second factor that the user has, best first; never the one that was the first factor. */
function provableFactors(own: OwnFactors, methods: readonly SecondFactorMethod[]): AvailableFactor[] {
  const held = new Set(own.held.map(methodOf));
  const isPhoneHeld = held.has('sms') || held.has('whatsapp');
  const channels = (['sms', 'whatsapp'] as const).filter((channel) => methods.includes(channel) && !isPhoneHeld);
  return [
    ...(methods.includes('totp') && own.hasAuthenticatorApp ? [{ kind: 'app' } as const] : []),
    ...channels.flatMap((channel) =>
      own.phones.map((destination) => ({ kind: 'code', channel, destination }) as const),
    ),
    ...(methods.includes('passkey') && own.hasPasskey && !held.has('passkey') ? [{ kind: 'passkey' } as const] : []),
  ];
}

/** The answer "Not now" to a second factor. */
export const declined = declinedMemory('second_factor_declined');
