/** The names of the products in a configuration. */
export const products = ['emailMagicLinks', 'otp', 'passwords', 'passkeys', 'oauth', 'crypto'] as const;

/** A sign-in method, by its name in the configuration. */
export type Product = (typeof products)[number];

/** The object that the provider's own widget has for a product (`Products.otp`). */
export interface ProductObject {
  /** The name of the product. */
  readonly id: Product | 'passkeyRegistration';
}

/** The channels that a passcode can be sent through, in the order of the tabs. */
export const otpChannels = ['email', 'sms', 'whatsapp'] as const;

/** The channel a passcode is sent through. */
export type OtpChannel = (typeof otpChannels)[number];

/** The methods to prove a second factor. */
export const secondFactorMethods = ['totp', 'sms', 'whatsapp', 'passkey'] as const;

/** A method to prove a second factor. */
export type SecondFactorMethod = (typeof secondFactorMethods)[number];

/** The values of `secondFactorOptions.when`; the first is the default. */
export const secondFactorModes = ['never', 'offer', 'required'] as const;

/** The values of `passkeyOptions.offerAfterSignIn`; the first is the default. */
export const passkeyOffers = ['never', 'ask', 'silent'] as const;

/** The values of `lastUsed`; the first is the default. */
export const lastUsedModes = ['mark', 'first'] as const;

/** The values of `signUp`; the first is the default. */
export const signUpModes = ['open', 'closed'] as const;

/** The values of `inAppBrowser`; the first is the default. */
export const inAppBrowserModes = ['adapt', 'ignore'] as const;

/** The name of each social provider (B-SOCIAL-1), by its type in the configuration. Names are not translated. */
export const oauthProviders = {
  google: 'Google',
  microsoft: 'Microsoft',
  apple: 'Apple',
  github: 'GitHub',
  gitlab: 'GitLab',
  facebook: 'Facebook',
  discord: 'Discord',
  salesforce: 'Salesforce',
  slack: 'Slack',
  amazon: 'Amazon',
  bitbucket: 'Bitbucket',
  linkedin: 'LinkedIn',
  coinbase: 'Coinbase',
  twitch: 'Twitch',
  twitter: 'Twitter',
  tiktok: 'TikTok',
  snapchat: 'Snapchat',
  figma: 'Figma',
  yahoo: 'Yahoo',
} as const;

/** The kinds of authenticators, as WebAuthn names them. */
export const passkeyHints = ['client-device', 'security-key', 'hybrid'] as const;

/** A kind of authenticator, as WebAuthn names it. */
export type PasskeyHint = (typeof passkeyHints)[number];

/** A social provider (B-SOCIAL-1). */
export type OAuthProviderType = keyof typeof oauthProviders;

/** Tells whether there is a social provider of this type. */
export function isOAuthProviderType(type: string): type is OAuthProviderType {
  return Object.hasOwn(oauthProviders, type);
}

/** The positions of Google One Tap; the first is the default. */
export const oneTapPositions = [
  'floating',
  'embedded',
  'embeddedOnly',
  'floatingOrEmbedded',
  'forceLegacyEmbedded',
] as const;

/** The position of Google One Tap. */
export type OneTapPosition = (typeof oneTapPositions)[number];

/** One social provider and how to ask it. */
export interface OAuthProviderConfig {
  /** The name of the provider, such as `google`. */
  type: OAuthProviderType;
  /** The scopes to request, besides the provider's usual ones. Default: none. */
  custom_scopes?: readonly string[];
  /** The parameters to add to the provider's address, such as `login_hint`. Default: none. */
  provider_params?: Record<string, string>;
  /** Shows Google One Tap. For `google` only. Default false. */
  one_tap?: boolean;
  /** The position of Google One Tap. Default `floating`. */
  position?: OneTapPosition;
  /** Closes One Tap when the user clicks elsewhere. Default true. */
  cancel_on_tap_outside?: boolean;
}

/** The options of a configuration beside its products. Minutes are whole numbers, addresses are absolute. */
export interface ConfigOptions {
  /** The magic links: log-in links by e-mail. */
  emailMagicLinksOptions?: {
    /**
     * The page that the link of an existing user opens. Register it as a redirect URL in your Stytch dashboard. Default: the one of
     * your Stytch project.
     */
    loginRedirectURL?: string;
    /** The page that the link of a new user opens. Register it as well. Default: the one of your Stytch project. */
    signupRedirectURL?: string;
    /** The domain that your mails come from. The links to Gmail and others search for it. Default: none. */
    domainHint?: string;
    /** The minutes until the link of an existing user expires, 5 to 10080. Default 30. */
    loginExpirationMinutes?: number;
    /** The minutes until the link of a new user expires, 5 to 10080. Default 30. */
    signupExpirationMinutes?: number;
    /** The id of your Stytch template for the mail to an existing user. Default: the one of your Stytch project. */
    loginTemplateId?: string;
    /** The id of your Stytch template for the mail to a new user. Default: the one of your Stytch project. */
    signupTemplateId?: string;
    /** Gives a new user the status `pending` until they open the link, if your Stytch project accepts that from a browser. Default false. */
    createUserAsPending?: boolean;
    /** The language of the mail, as Stytch names it; its client knows `en`, `es` and `pt-br`. Default: the one of your Stytch project. */
    locale?: string;
  };
  /** The passcodes, by e-mail, text message or WhatsApp. Needed where `otp` is a product. */
  otpOptions?: {
    /** The channels for passcodes, such as `['email', 'sms']`. */
    methods: readonly OtpChannel[];
    /** The minutes until a passcode expires, 1 to 10: Stytch refuses more (OWASP ASVS 6.5.5). Default 5. */
    expirationMinutes?: number;
    /** The id of your Stytch template for the message to an existing user. Default: the one of your Stytch project. */
    loginTemplateId?: string;
    /** The id of your Stytch template for the message to a new user. Default: the one of your Stytch project. */
    signupTemplateId?: string;
    /** The language of the message, as Stytch names it; its client knows `en`, `es` and `pt-br`. Default: the one of your Stytch project. */
    locale?: string;
    /** Lets the browser fill in the code of a text message (WebOTP), after the user allows it. Default false. */
    webOTP?: boolean;
    /** The countries at the top of the list, such as `['DE', 'AT']`. Default: none. */
    preferredCountries?: readonly string[];
    /** The only countries in the list. Default: all. */
    allowedCountries?: readonly string[];
  };
  /** The field for a phone number. */
  phoneOptions?: {
    /**
     * The country that the phone field starts with: two letters, such as `DE`, or `auto`. `auto` takes the region of the browser's
     * language, or of its time zone. Default `US`.
     */
    defaultCountry?: string;
  };
  /** The social providers. Needed where `oauth` is a product. */
  oauthOptions?: {
    /** The page that an existing user comes back to. Register it as a redirect URL. Default: the one of your Stytch project. */
    loginRedirectURL?: string;
    /** The page that a new user comes back to. Register it as well. Default: the one of your Stytch project. */
    signupRedirectURL?: string;
    /** The providers, in the order of their buttons, such as `[{ type: 'google' }]`. */
    providers: readonly OAuthProviderConfig[];
    /** Shows the badge "Last used" on the provider that was used last. Default true. */
    markLastUsed?: boolean;
  };
  /** The passwords, and the mails for new ones. */
  passwordOptions?: {
    /** The page that the log-in link of such a mail opens. Register it as a redirect URL. Default: the one of your Stytch project. */
    loginRedirectURL?: string;
    /** The minutes until the log-in link of such a mail expires; Stytch's client 6.3 does not send them, so Stytch's own time counts. Default: the one of your Stytch project. */
    loginExpirationMinutes?: number;
    /** The page that the link for a new password opens. Register it as a redirect URL. Default: the one of your Stytch project. */
    resetPasswordRedirectURL?: string;
    /** The minutes until the link for a new password expires, 5 to 10080. Default: the one of your Stytch project. */
    resetPasswordExpirationMinutes?: number;
    /** The id of your Stytch template for the mail with that link. Default: the one of your Stytch project. */
    resetPasswordTemplateId?: string;
    /** The language of the mail, as Stytch names it; its client knows `en`, `es` and `pt-br`. Default: the one of your Stytch project. */
    locale?: string;
  };
  /** The passkeys. */
  passkeyOptions?: {
    /**
     * The kinds of authenticators that the browser offers first: this device, a security key, or a phone nearby (WebAuthn Level 3).
     * Default: the browser's own choice.
     */
    hints?: readonly PasskeyHint[];
    /** The domain of the passkeys, such as `example.com`. Default: the page's own domain. */
    domain?: string;
    /** Puts the name or the row of a passkey back when Stytch refuses its change (B-PKEY-10). Default false. */
    restoreOnFailure?: boolean;
    /**
     * The offer of a passkey after a password or a passcode: `ask` shows a screen, with `silent` the browser makes one
     * without a question, if it can. Add `passkeys` to the products. Default `never`.
     */
    offerAfterSignIn?: (typeof passkeyOffers)[number];
  };
  /**
   * The treatment of the method that was used last on this device: `mark` gives it the badge "Last used", `first` also puts it
   * first. Default `mark`.
   */
  lastUsed?: (typeof lastUsedModes)[number];
  /**
   * The sign-up by link, passcode or password: with `closed` only existing users can log in. The form then never shows
   * whether an address has an account. For social log-in and wallets, close sign-up in your Stytch project. Default `open`.
   */
  signUp?: (typeof signUpModes)[number];
  /**
   * The e-mail address or phone number that the field starts with, such as `ada@example.com` or `+12025550162`. What the visitor
   * types is never replaced. Default: none.
   */
  loginHint?: string;
  /**
   * Sends `loginHint` to social providers, as `login_hint`. Stytch's client then logs it at Stytch, too. Default false.
   */
  loginHintToProviders?: boolean;
  /**
   * The behaviour in the browser of another application, such as Instagram: `adapt` hides the methods that do not work there, and
   * offers a real browser, `ignore` changes nothing. Default `adapt`.
   */
  inAppBrowser?: (typeof inAppBrowserModes)[number];
  /**
   * The second factor, after the first one. Stytch makes a session after the first factor, so only your server can enforce a second
   * one: refuse a session that `sessionStrength` of `vestibule-auth/server` calls weak.
   */
  secondFactorOptions?: {
    /**
     * The users who need one: with `offer` those who have a second factor, and others are offered to set up an authenticator app,
     * with `required` all, with `never` none. Default `never`.
     */
    when?: (typeof secondFactorModes)[number];
    /** The methods to prove it. `totp` is an authenticator app, the only one that users can set up here. Default: all four. */
    methods?: readonly SecondFactorMethod[];
  };
  /** The session that a log-in makes. */
  sessionOptions?: {
    /** The minutes until the session ends, 5 to 527040. Default 30. */
    sessionDurationMinutes?: number;
    /** Shows a greeting in place of the form to a user who is logged in already. Default false. */
    greetSignedIn?: boolean;
  };
  /** Renders into an open shadow root. Default false. */
  enableShadowDOM?: boolean;
}

/** A configuration without passcodes. */
interface WithoutOtpOptions {
  /** The log-in methods, in any order. The screen has an order of its own. */
  products: readonly (Exclude<Product, 'otp'> | ProductObject)[];
  // Absent or undefined, so that TypeScript can tell the two apart and finds the documentation of an option.
  otpOptions?: undefined;
}

/** A configuration with passcodes. */
interface WithOtpOptions {
  /** The log-in methods, in any order. The screen has an order of its own. */
  products: readonly (Product | ProductObject)[];
  /** The passcodes, by e-mail, text message or WhatsApp. Needed where `otp` is a product. */
  otpOptions: NonNullable<ConfigOptions['otpOptions']>;
}

/** A configuration without social log-in. */
interface WithoutOauthOptions {
  /** The log-in methods, in any order. The screen has an order of its own. */
  products: readonly (Exclude<Product, 'oauth'> | ProductObject)[];
  oauthOptions?: undefined;
}

/** A configuration with social log-in. */
interface WithOauthOptions {
  /** The log-in methods, in any order. The screen has an order of its own. */
  products: readonly (Product | ProductObject)[];
  /** The social providers. Needed where `oauth` is a product. */
  oauthOptions: NonNullable<ConfigOptions['oauthOptions']>;
}

/**
 * The configuration of a mount, by Stytch's own names, so that an object you have already works. Passcodes need
 * `otpOptions`, social log-in needs `oauthOptions`: written in place, or with `satisfies Config`, one without does not compile.
 */
// A compiler names the last alternative of each pair in its error.
export type Config = ConfigOptions & (WithOtpOptions | WithoutOtpOptions) & (WithOauthOptions | WithoutOauthOptions);

/** Tells whether a provider is Google, however the host has written it. It refuses to sign in within other applications. */
export function isGoogle(provider: OAuthProviderConfig | string): boolean {
  return (typeof provider === 'string' ? provider : provider.type) === 'google';
}
