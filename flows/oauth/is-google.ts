import type { OAuthProviderConfig } from '../core/config/config';

/** Tells whether a provider is Google, however the host has written it. It refuses to sign in within other applications. */
export function isGoogle(provider: OAuthProviderConfig | string): boolean {
  return (typeof provider === 'string' ? provider : provider.type) === 'google';
}
