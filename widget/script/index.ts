import type { StytchClientOptions } from '@stytch/vanilla-js/headless';
import { createElement } from 'react';
import { mountLogin } from '../mount-login';
import type { Client } from '../stytch/client';
import { lateMount } from './late-mount';

// Asked for now, beside this file: nearly every page makes a client at once.
const client = import('./make-client');
// Where storage is blocked the client cannot be read in. Whoever asks for one is told; nobody else need be.
client.catch(() => undefined);

const fetchIdentityProvider = async () => (await import('../mount-identity-provider')).mountIdentityProvider;
// A page that was asked to authorize somebody will say so in a moment; what it needs may as well be on its way.
if (new URLSearchParams(location.search).has('client_id')) fetchIdentityProvider().catch(() => undefined);

/** What a script tag gives a page without a bundler: `Vestibule`. */
const vestibule = {
  /** Makes the provider's headless client, which every mount takes. Rejects where the browser forbids storage. */
  createClient: async (publicToken: string, options?: StytchClientOptions): Promise<Client> =>
    (await client).createStytchClient(publicToken, options),
  /** Makes an element for `renderConsent`; a page with a script tag may have no React of its own. */
  createElement,
  mountLogin,
  mountPasswordReset: lateMount(async () => (await import('../mount-password-reset')).mountPasswordReset),
  mountPasskeyRegistration: lateMount(
    async () => (await import('../mount-passkey-registration')).mountPasskeyRegistration,
  ),
  mountIdentityProvider: lateMount(fetchIdentityProvider),
};

/** The global `Vestibule`. */
export type Vestibule = typeof vestibule;

declare global {
  // `var` is how TypeScript declares a global of the page.
  var Vestibule: Vestibule | undefined;
}

globalThis.Vestibule = vestibule;
