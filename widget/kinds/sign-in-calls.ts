import type { CallLoaders } from '../stytch/late-calls';

/** What the ways to sign in ask of the provider. */
export const signInCalls: CallLoaders = {
  contact: () => import('../stytch/contact'),
  passwords: () => import('../stytch/passwords'),
  passkeys: () => import('../stytch/passkeys/passkeys'),
  oauth: () => import('../stytch/oauth/oauth'),
  wallets: () => import('../stytch/wallets'),
};
