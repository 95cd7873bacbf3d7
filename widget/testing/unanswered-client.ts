import type { StytchClientOptions } from '@stytch/vanilla-js';
import { createStytchClient } from '@stytch/vanilla-js/headless';

// The client reads `endpoints` and does not declare it.
const options: StytchClientOptions & { endpoints: { testAPIURL: string } } = {
  endpoints: { testAPIURL: 'http://localhost:1' },
};

/** The provider's own client, whose requests get no response, so that a test sees the widget without one. */
export const unansweredClient = (publicToken: string) => createStytchClient(publicToken, options);
