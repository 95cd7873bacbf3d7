/** The sections of docs/troubleshooting.md, by a pattern of the mistakes that each explains. The first that matches counts. */
export const sections: readonly (readonly [pattern: RegExp, anchor: string])[] = [
  [/^There is no option /, 'there-is-no-option'],
  [/There is no way to log in/, 'there-is-no-way-to-log-in'],
  [/Cannot use both EML and Email OTP/, 'cannot-use-both-eml-and-email-otp'],
  [/Cannot use Passkeys by itself/, 'cannot-use-passkeys-by-itself'],
  [/The option `client` is /, 'the-option-client-is-missing'],
  [/^No active session/, 'no-active-session'],
  [/^loginURL has led back/, 'loginurl-has-led-back-here-without-a-session'],
  [/^A link led to this page/, 'a-link-led-to-this-page-and-nothing-here-finishes-it'],
  [/ leads to this page, and its log-in/, 'leads-to-this-page-and-its-log-in-does-not-finish-links'],
  [/^callbacks/, 'callbacks-is-not-an-object'],
  [/not an absolute URL/, 'is-not-an-absolute-url'],
  [/takes http for localhost alone/, 'the-provider-takes-http-for-localhost-alone'],
  [/which is none of:/, 'which-is-none-of'],
  [/which is left out/, 'which-is-left-out'],
  [/names no channel|providers is empty/, 'names-no-channel'],
  [/is no positive number/, 'is-no-positive-number'],
  [/defaultCountry is no country/, 'defaultcountry-is-no-country'],
  [/loginHint is neither/, 'loginhint-is-neither-an-e-mail-address-nor-a-number'],
  [/expirationMinutes is \d/, 'the-longer-a-code-lives-the-easier-it-is-guessed'],
  [/requires a second factor/, 'requires-a-second-factor'],
  [/no sentence has that id/, 'no-sentence-has-that-id'],
  [/which is shown unchanged/, 'which-is-shown-unchanged'],
  [/no language tag/, 'which-is-no-language-tag'],
  [/which is not offered/, 'which-is-not-offered'],
  [/^Two widgets are mounted/, 'two-widgets-are-mounted-in-one-element'],
  [/ has a contrast of /, 'has-a-contrast-of'],
  [/^consentManifest has no words/, 'consentmanifest-has-no-words-for'],
];

/** The anchor of the section that explains a mistake. */
export const sectionOf = (sentence: string) => sections.find(([pattern]) => pattern.test(sentence))?.[1];
