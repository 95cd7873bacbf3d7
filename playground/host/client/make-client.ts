import { createStytchClient, type StytchClient, type StytchClientOptions } from '@stytch/vanilla-js/headless';
import { pageFacts } from './page-facts';

/** Makes the provider's client, pointed at the local provider. A page of your own names no endpoints. */
export function makeClient(): StytchClient {
  const { providerOrigin, publicToken } = pageFacts();
  const options: StytchClientOptions & { endpoints: Record<string, string> } = {
    endpoints: {
      testAPIURL: providerOrigin,
      liveAPIURL: providerOrigin,
      dfpBackendURL: providerOrigin,
      clientsideServicesIframeURL: `${providerOrigin}/clientside-services/index.html`,
    },
  };
  return createStytchClient(publicToken, options);
}
