import type { Config, OneTapPosition, SecondFactorMethod } from './config';

/** The values that an option with a closed set of them can have; the first is used for any other. */
export const valueSets = {
  offerAfterSignIn: ['never', 'ask', 'silent'],
  lastUsed: ['mark', 'first'],
  when: ['never', 'offer', 'required'],
  secondFactorMethods: ['totp', 'sms', 'whatsapp', 'passkey'],
  position: ['floating', 'embedded', 'embeddedOnly', 'floatingOrEmbedded', 'forceLegacyEmbedded'],
} as const satisfies {
  offerAfterSignIn: readonly NonNullable<NonNullable<Config['passkeyOptions']>['offerAfterSignIn']>[];
  lastUsed: readonly NonNullable<Config['lastUsed']>[];
  when: readonly NonNullable<Config['secondFactorOptions']>['when'][];
  secondFactorMethods: readonly SecondFactorMethod[];
  position: readonly OneTapPosition[];
};

/** A value of a set, or the first of them where a host without types gives something else. */
export function oneOf<Value>(set: readonly [Value, ...Value[]], given: unknown): Value {
  return set.find((value) => value === given) ?? set[0];
}
