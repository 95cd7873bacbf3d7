import type { ConfigOptions, OAuthProviderConfig } from '../../flows/core/config/config';
import type { ScreenName } from '../../flows/core/screen/screen-name';

type NamesOf<Options> = Readonly<Record<keyof Options, true>>;
type Group<Name extends keyof ConfigOptions> = NonNullable<ConfigOptions[Name]>;

/** The options that every mount takes; a test compares them with the types. */
export const commonNames: readonly string[] = [
  'client',
  'config',
  'theme',
  'strings',
  'locale',
  'callbacks',
  'nonce',
  'stylesheet',
  'className',
  'style',
];

/** The options of each mount besides the common ones, by its first screen; a test compares them with the types. */
export const ownNames = {
  // Also of `signIn` and `guardSession`, which mount the log-in.
  Main: ['callback', 'passkeyFirst', 'signal', 'warnBeforeMinutes', 'extendByMinutes'],
  PasswordResetForm: ['passwordResetToken', 'requireClick'],
  PasskeyRegistrationStart: ['loginURL'],
  ConnectedApps: ['consentManifest', 'loginURL'],
  StepUp: ['stepUpOptions', 'loginURL'],
  CallbackAuthenticate: ['loginURL', 'continueURL', 'requireClick'],
  IDPConsent: ['consentManifest', 'renderConsent', 'denyBehaviour', 'allowedFrameAncestors', 'loginURL'],
} as const satisfies Readonly<Partial<Record<ScreenName, readonly string[]>>>;

/** The names of the options that a mount with this first screen takes. */
export function optionNames(start: ScreenName): readonly string[] {
  const own: Readonly<Partial<Record<ScreenName, readonly string[]>>> = ownNames;
  return [...commonNames, ...(own[start] ?? [])];
}

/** The names of the members of `stepUpOptions`; a test compares them with the type. */
export const stepUpNames: readonly string[] = ['maxAgeMinutes', 'groups'];

/** The names of the callbacks. */
export const callbackNames: readonly string[] = ['onEvent', 'onError'];

const groups: { readonly [Name in keyof ConfigOptions]-?: Group<Name> extends object ? NamesOf<Group<Name>> : true } = {
  emailMagicLinksOptions: {
    loginRedirectURL: true,
    signupRedirectURL: true,
    domainHint: true,
    loginExpirationMinutes: true,
    signupExpirationMinutes: true,
    loginTemplateId: true,
    signupTemplateId: true,
    createUserAsPending: true,
    locale: true,
  },
  otpOptions: {
    methods: true,
    expirationMinutes: true,
    loginTemplateId: true,
    signupTemplateId: true,
    locale: true,
    webOTP: true,
    preferredCountries: true,
    allowedCountries: true,
  },
  phoneOptions: { defaultCountry: true },
  oauthOptions: { loginRedirectURL: true, signupRedirectURL: true, providers: true, markLastUsed: true },
  passwordOptions: {
    loginRedirectURL: true,
    loginExpirationMinutes: true,
    resetPasswordRedirectURL: true,
    resetPasswordExpirationMinutes: true,
    resetPasswordTemplateId: true,
    locale: true,
  },
  passkeyOptions: { hints: true, domain: true, restoreOnFailure: true, offerAfterSignIn: true },
  lastUsed: true,
  signUp: true,
  loginHint: true,
  loginHintToProviders: true,
  inAppBrowser: true,
  secondFactorOptions: { when: true, methods: true },
  sessionOptions: { sessionDurationMinutes: true, greetSignedIn: true },
  enableShadowDOM: true,
};

/** The names of `config`'s own options. */
export const configNames: readonly string[] = ['products', ...Object.keys(groups)];

/** The names of the options in each group of `config`. */
export const groupNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(groups).flatMap(([group, names]) => (names === true ? [] : [[group, Object.keys(names)]])),
);

const provider: NamesOf<OAuthProviderConfig> = {
  type: true,
  custom_scopes: true,
  provider_params: true,
  one_tap: true,
  position: true,
  cancel_on_tap_outside: true,
};

/** The names of a social provider's options. */
export const providerNames: readonly string[] = Object.keys(provider);
