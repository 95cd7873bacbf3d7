import type { ComponentType } from 'react';
import { lazy, type LazyValue } from '../../flows/core/lazy/lazy';
import type { ScreenName } from '../../flows/core/screen/screen-name';

/** The code of a screen. */
export type ScreenCode = LazyValue<ComponentType>;

/** The code of every screen that somebody can come to; the identity provider's only one comes with its mount. */
export type ScreenTable = Readonly<Record<Exclude<ScreenName, 'IDPConsent'>, ScreenCode>>;

/** Screens that come together, from a module that exports each by its name. */
function screens<Name extends ScreenName>(
  fetch: () => Promise<Readonly<Record<Name, ComponentType>>>,
  ...names: readonly Name[]
): Readonly<Record<Name, ScreenCode>> {
  const entries = names.map((name) => [name, lazy(name, async () => (await fetch())[name])]);
  // Each name stands for the screen of that name.
  return Object.fromEntries(entries) as Record<Name, ScreenCode>;
}

/** Every screen. One chunk a flow, so a confirmation is here as soon as its form is. */
export const screenTable: ScreenTable = {
  ...screens(async () => ({ Main: (await import('../../flows/main')).MainScreen }), 'Main'),
  ...screens(() => import('../../flows/magic-link/magic-link.screens'), 'EmailConfirmation'),
  ...screens(() => import('../../flows/otp/otp.screens'), 'OTPAuthenticate', 'OTPConfirmation'),
  ...screens(
    () => import('../../flows/password/password.screens'),
    'PasswordCreateOrLogin',
    'PasswordForgot',
    'PasswordBreached',
    'PasswordSetNew',
    'PasswordDedupe',
    'PasswordConfirmation',
  ),
  ...screens(() => import('../../flows/password-reset/password-reset.screens'), 'PasswordResetForm'),
  ...screens(() => import('../../flows/passkey/passkey.screens'), 'PasskeyConfirmation'),
  ...screens(
    () => import('../../flows/passkey/passkey-registration.screens'),
    'PasskeyRegistrationStart',
    'PasskeyRegistrationSuccess',
  ),
  ...screens(
    () => import('../../flows/crypto/crypto.screens'),
    'CryptoConnect',
    'CryptoSignMessage',
    'CryptoOtherScreen',
    'CryptoSetupWallet',
    'CryptoError',
    'CryptoConfirmation',
  ),
};
