/** A way to sign in, by its name in the configuration. */
export type Product = 'emailMagicLinks' | 'otp' | 'passwords' | 'passkeys' | 'oauth' | 'crypto';

/** The object that the provider's own widget has for a product (`Products.otp`). */
export interface ProductObject {
  readonly id: Product | 'passkeyRegistration';
}

/** The channel a passcode is sent through. */
export type OtpChannel = 'email' | 'sms' | 'whatsapp';

/** A social provider (B-SOCIAL-1). */
export type OAuthProviderType =
  | 'google'
  | 'microsoft'
  | 'apple'
  | 'github'
  | 'gitlab'
  | 'facebook'
  | 'discord'
  | 'salesforce'
  | 'slack'
  | 'amazon'
  | 'bitbucket'
  | 'linkedin'
  | 'coinbase'
  | 'twitch'
  | 'twitter'
  | 'tiktok'
  | 'snapchat'
  | 'figma'
  | 'yahoo';

/** The position of Google One Tap. */
export type OneTapPosition = 'embedded' | 'embeddedOnly' | 'floating' | 'floatingOrEmbedded' | 'forceLegacyEmbedded';

/** One social provider and how to ask it. */
export interface OAuthProviderConfig {
  type: OAuthProviderType;
  custom_scopes?: string[];
  provider_params?: Record<string, string>;
  one_tap?: boolean;
  position?: OneTapPosition;
  cancel_on_tap_outside?: boolean;
}

/** The options of a configuration beside its products. Minutes are whole minutes; addresses are absolute. */
export interface ConfigOptions {
  emailMagicLinksOptions?: {
    loginRedirectURL?: string;
    signupRedirectURL?: string;
    /** The domain mail is sent from, for the inbox links. */
    domainHint?: string;
    /** Default 30. */
    loginExpirationMinutes?: number;
    /** Default 30. */
    signupExpirationMinutes?: number;
    loginTemplateId?: string;
    signupTemplateId?: string;
    /** Default false. */
    createUserAsPending?: boolean;
    locale?: string;
  };
  otpOptions?: {
    methods: readonly OtpChannel[];
    /** Default 5. More than 10 is longer than OWASP ASVS 6.5.5 allows, and is warned about. */
    expirationMinutes?: number;
    loginTemplateId?: string;
    signupTemplateId?: string;
    locale?: string;
    /** The code of a text message, read by the browser once the person allows it (WebOTP), where it can. Default false. */
    webOTP?: boolean;
    /** Countries at the top of the list. */
    preferredCountries?: readonly string[];
    /** The only countries offered. Default: all. */
    allowedCountries?: readonly string[];
  };
  phoneOptions?: {
    /**
     * The country the phone field starts with: ISO 3166 letters, or `auto` for the region of the browser's language, else
     * of its time zone. Default `US`, and so is what is no country.
     */
    defaultCountry?: string;
  };
  oauthOptions?: {
    loginRedirectURL?: string;
    signupRedirectURL?: string;
    providers: readonly OAuthProviderConfig[];
    /** The badge on the provider used last. Default true. */
    markLastUsed?: boolean;
  };
  passwordOptions?: {
    loginRedirectURL?: string;
    loginExpirationMinutes?: number;
    resetPasswordRedirectURL?: string;
    resetPasswordExpirationMinutes?: number;
    resetPasswordTemplateId?: string;
    locale?: string;
  };
  passkeyOptions?: {
    domain?: string;
    /** Puts a passkey back in the list when its rename or delete failed. Default false (B-PKEY-10). */
    restoreOnFailure?: boolean;
    /**
     * An offer of a passkey for next time, after a sign-in with a password or a passcode: `ask` by a screen, `silent` by
     * the browser alone, where it can. It needs `passkeys` among the products. Default `never`.
     */
    offerAfterSignIn?: 'never' | 'ask' | 'silent';
  };
  /**
   * The way to log in that was used last on this device is marked 'Last used'; with `first` it is also offered first.
   * Default `mark`.
   */
  lastUsed?: 'mark' | 'first';
  sessionOptions?: {
    /** Default 30. */
    sessionDurationMinutes?: number;
    /** Greets somebody who is logged in already, in place of the log-in. Default false. */
    greetSignedIn?: boolean;
  };
  /** Renders into an open shadow root. Default false. */
  enableShadowDOM?: boolean;
}

/** The products of a configuration without one of them. What is named by an object is not told apart by its type. */
interface ProductsWithout<Left extends Product> {
  products: readonly (Exclude<Product, Left> | ProductObject)[];
}

/**
 * The configuration by a host, by the provider's own names, so that an embedder's existing object works. Passcodes need
 * `otpOptions`, social sign-in `oauthOptions`: written in place, or with `satisfies Config`, one without does not compile.
 */
export type Config = ConfigOptions & {
  /** In any order; the screen has its own. */
  products: readonly (Product | ProductObject)[];
} & (ProductsWithout<'otp'> | Required<Pick<ConfigOptions, 'otpOptions'>>) &
  (ProductsWithout<'oauth'> | Required<Pick<ConfigOptions, 'oauthOptions'>>);
