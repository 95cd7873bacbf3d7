import type { StytchClient } from '@stytch/vanilla-js/headless';

/** The provider's browser client, made by the host (`createStytchClient`) and handed over. */
export type Client = Pick<
  StytchClient,
  | 'cryptoWallets'
  | 'idp'
  | 'magicLinks'
  | 'oauth'
  | 'otps'
  | 'passwords'
  | 'session'
  | 'totps'
  | 'user'
  | 'webauthn'
  | 'onStateChange'
>;
