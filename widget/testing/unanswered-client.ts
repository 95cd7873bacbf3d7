import type { StytchClientOptions } from '@stytch/vanilla-js';
import { createStytchClient } from '@stytch/vanilla-js/headless';

// The client reads `endpoints` and does not declare it.
const options: StytchClientOptions & { endpoints: { testAPIURL: string } } = {
  endpoints: { testAPIURL: 'http://localhost:1' },
};

/** The provider's own client, without an answer, so that a test sees what the widget shows without one. */
export const unansweredClient = (publicToken: string) => createStytchClient(publicToken, options);
