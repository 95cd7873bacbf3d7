// A file of its own, so that of the provider's package only this is fetched.
export { createStytchClient } from '@stytch/vanilla-js/headless';
