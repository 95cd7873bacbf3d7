/**
 * The sections of docs/troubleshooting.md that explain a message in the console, by their anchors. Tests compare them with
 * the document. Code imports their type alone.
 */
export const sections = [
  'there-is-no-option',
  'there-is-no-method-to-log-in',
  'cannot-use-both-eml-and-email-otp',
  'cannot-use-passkeys-by-itself',
  'the-option-client-is-missing',
  'the-function-of-lateclient',
  'cannot-use-passkeyregistration-component-without-active-user-authenticated',
  'a-link-led-to-this-page-and-nothing-here-finishes-it',
  'no-sentence-has-that-id',
  'which-is-not-offered',
  'is-not-a-valid-length',
  'two-widgets-are-mounted-in-one-element',
  'this-page-is-not-secure',
  'the-stytch-api-cannot-be-reached',
  'the-content-security-policy-of-this-page-blocks',
  'stytch-does-not-accept-requests-from',
  'stytch-refuses-the-public-token',
  'no-active-session',
  'loginurl-has-led-back-here-without-a-session',
  'leads-to-this-page-and-its-log-in-does-not-finish-links',
  'callbacks-is-not-an-object',
  'is-not-an-absolute-url',
  'stytch-accepts-http-for-localhost-only',
  'which-is-not-one-of',
  'which-is-left-out',
  'names-no-channel',
  'is-not-a-positive-number',
  'defaultcountry-is-not-a-country',
  'loginhint-is-neither-an-e-mail-address-nor-a-number',
  'and-stytch-refuses-it',
  'requires-a-second-factor',
  'no-second-factor-is-asked-for',
  'which-is-shown-unchanged',
  'which-is-not-a-language-tag',
  'has-a-contrast-of',
  'and-no-token-has-that-name',
  'consentmanifest-has-no-words-for',
  'has-no-options',
  'is-ignored',
] as const;

/** A section of docs/troubleshooting.md. */
export type Section = (typeof sections)[number];
