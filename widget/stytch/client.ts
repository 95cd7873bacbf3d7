import type { StytchClient } from '@stytch/vanilla-js/headless';

/** The provider's browser client, made by the host (`createStytchClient`) and handed over. */
export type Client = Pick<
  StytchClient,
  'magicLinks' | 'otps' | 'passwords' | 'session' | 'user' | 'webauthn' | 'onStateChange'
>;
