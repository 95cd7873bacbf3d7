import { mountIdentityProvider, mountLogin, mountPasskeyRegistration, mountPasswordReset } from '../../../widget';

/** What a script tag gives a page without a bundler. */
const vestibule = { mountIdentityProvider, mountLogin, mountPasskeyRegistration, mountPasswordReset };

declare global {
  // `var` is how TypeScript declares a global of the page.
  var Vestibule: typeof vestibule | undefined;
}

globalThis.Vestibule = vestibule;
