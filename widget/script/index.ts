// Must be the first import: it starts a request.
import {
  clientCode,
  fetchCallback,
  fetchConnectedApps,
  fetchIdentityProvider,
  fetchPasskeyRegistration,
  fetchPasswordReset,
  fetchStepUp,
  isAuthorization,
  withClient,
} from './code.lazy';
import type { StytchClientOptions } from '@stytch/vanilla-js/headless';
import { createElement } from 'react';
import { removeLinkFromUrl } from '../host/link-in-url';
import { removeResetTokenFromUrl } from '../host/reset-link';
import { mountLogin } from '../mounts/login';
import type { LateClient } from '../stytch/client';
import { lateClient } from '../stytch/late-client';
import { lateGuard } from './late-guard';
import { lateMount, readyMount } from './late-mount';
import { lateSignIn } from './late-sign-in';

/** The object that a script tag gives a page without a bundler: `Vestibule`. */
const vestibule = {
  /**
   * The provider's headless client, which every mount accepts. It is created when it is needed, at the latest after the
   * first paint. Awaiting it resolves to the client itself, or rejects where the browser forbids storage.
   */
  createClient: (publicToken: string, options?: StytchClientOptions): LateClient => {
    const client = lateClient(async () => (await clientCode()).createStytchClient(publicToken, options));
    // Consent needs it at once: it is created before the mount renders. A failure is reported where the client is used.
    if (isAuthorization) void client.then(undefined, () => undefined);
    return client;
  },
  /** Creates an element for `renderConsent`; a page with a script tag may not have React itself. */
  createElement,
  mountLogin: readyMount(mountLogin),
  signIn: lateSignIn,
  guardSession: lateGuard,
  // No request is sent with a link's token in the page's address, not even the one for the code.
  mountPasswordReset: lateMount(withClient(fetchPasswordReset), removeResetTokenFromUrl),
  mountPasskeyRegistration: lateMount(withClient(fetchPasskeyRegistration)),
  mountIdentityProvider: lateMount(withClient(fetchIdentityProvider)),
  mountCallback: lateMount(withClient(fetchCallback), removeLinkFromUrl),
  mountConnectedApps: lateMount(withClient(fetchConnectedApps)),
  mountStepUp: lateMount(withClient(fetchStepUp)),
};

/** The global `Vestibule`. */
export type Vestibule = typeof vestibule;

declare global {
  // `var` is how TypeScript declares a global of the page.
  var Vestibule: Vestibule | undefined;
}

globalThis.Vestibule = vestibule;
