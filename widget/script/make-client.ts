// A separate file, so that only this part of the provider's package is fetched.
export { createStytchClient } from '@stytch/vanilla-js/headless';
