/** The provider's package with its widget. */
export const widgetPackage = '@stytch/vanilla-js';

/** The provider's packages for React. Imports of names other than their components are kept. */
export const reactPackages = ['@stytch/react', '@stytch/react/ui', '@stytch/nextjs', '@stytch/nextjs/ui'];

/**
 * The names that a module may import of the provider's widget, and ours; `headless` are the client's own names, which
 * are unchanged.
 */
export const providerNames: Readonly<Record<string, { readonly name: string; readonly from: string }>> = {
  mountLogin: { name: 'mountLogin', from: 'vestibule-auth' },
  mountResetPassword: { name: 'mountPasswordReset', from: 'vestibule-auth' },
  mountPasskeyRegistration: { name: 'mountPasskeyRegistration', from: 'vestibule-auth' },
  mountIdentityProvider: { name: 'mountIdentityProvider', from: 'vestibule-auth' },
  StytchUIClient: { name: 'StytchClient', from: '@stytch/vanilla-js/headless' },
  StytchLoginConfig: { name: 'Config', from: 'vestibule-auth' },
  PresentationConfig: { name: 'ThemeOption', from: 'vestibule-auth' },
  StyleConfig: { name: 'Theme', from: 'vestibule-auth' },
  Callbacks: { name: 'Callbacks', from: 'vestibule-auth' },
  Strings: { name: 'Strings', from: 'vestibule-auth' },
  SDKConfig: { name: 'WidgetOptions', from: 'vestibule-auth' },
  ResetPasswordSDKConfig: { name: 'PasswordResetOptions', from: 'vestibule-auth' },
  IDPSDKConfig: { name: 'IdentityProviderOptions', from: 'vestibule-auth' },
};

/** The mounts, as functions and as methods of a client. */
export const mounts = ['mountLogin', 'mountResetPassword', 'mountPasskeyRegistration', 'mountIdentityProvider'];

/** The classes of the provider's custom elements, and the names of ours. */
export const elements: Readonly<Record<string, string>> = {
  StytchUI: 'vestibule-login',
  StytchResetPassword: 'vestibule-password-reset',
  StytchPasskeyRegistration: 'vestibule-passkey-registration',
  StytchIdentityProvider: 'vestibule-identity-provider',
};

/** The components of the provider's packages for React, and ours. */
export const components: Readonly<Record<string, string>> = {
  StytchLogin: 'Login',
  StytchPasswordReset: 'PasswordReset',
  StytchPasskeyRegistration: 'PasskeyRegistration',
  IdentityProvider: 'IdentityProvider',
};

/** The built-in themes of Stytch's widget, whose counterparts need no name. */
export const ownThemes = ['defaultTheme', 'defaultDarkTheme'];

/** The names of Stytch's widget without a replacement, and the reason. */
export const gone: Readonly<Record<string, string>> = {
  shadcnTheme: 'there is no such theme here: give the values, or your own variables (`var(--primary)`)',
  iconsWhite: 'icons are ours',
  iconsBlack: 'icons are ours',
  StytchDOMEvent: 'our elements dispatch `vestibule-event`, whose detail is the event',
  StytchError: 'our elements dispatch `vestibule-error`, whose detail is the error',
  StringsOptions: 'ours are of the type `Strings`',
  AuthTokenParams: 'authenticate with the token before you mount',
  IDPConsentManifestGenerator: "it is the function in `IdentityProviderOptions['consentManifest']`",
};
