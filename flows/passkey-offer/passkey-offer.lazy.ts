import { lazy } from '../core/lazy/lazy';

/** The offer of a passkey for next time. Its screen is loaded like any other. */
export const passkeyOffer = lazy(
  'passkey offer',
  async () => (await import('./passkey-offer.actions')).offerPasskeyAtom,
);
