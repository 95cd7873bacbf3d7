/** A way to sign in, by its name in the configuration. */
export type Product = 'emailMagicLinks' | 'otp' | 'passwords' | 'passkeys' | 'oauth' | 'crypto';

/** The object that the provider's own widget has for a product (`Products.otp`). */
export interface ProductObject {
  readonly id: Product | 'passkeyRegistration';
}

/** The channel a passcode is sent through. */
export type OtpChannel = 'email' | 'sms' | 'whatsapp';

/** A way to prove a second factor. */
export type SecondFactorMethod = 'totp' | 'sms' | 'whatsapp' | 'passkey';

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
  /** The name of the provider. */
  type: OAuthProviderType;
  /** The scopes asked for beside the provider's usual ones. Default: none. */
  custom_scopes?: string[];
  /** The parameters added to the provider's address, such as `login_hint`. Default: none. */
  provider_params?: Record<string, string>;
  /** The offer by Google One Tap, for `google` alone. Default false. */
  one_tap?: boolean;
  /** The place of Google One Tap. Default `floating`. */
  position?: OneTapPosition;
  /** The end of a floating One Tap by a press beside it. Default true. */
  cancel_on_tap_outside?: boolean;
}

/** The options of a configuration beside its products. Minutes are whole minutes; addresses are absolute. */
export interface ConfigOptions {
  /** The log-in links by e-mail. */
  emailMagicLinksOptions?: {
    /** The page that the link of a known user leads to. Default: the provider's setting. */
    loginRedirectURL?: string;
    /** The page that the link of a new user leads to. Default: the provider's setting. */
    signupRedirectURL?: string;
    /** The domain mail is sent from, for the inbox links. Default: none. */
    domainHint?: string;
    /** The minutes that the link of a known user works for. Default 30. */
    loginExpirationMinutes?: number;
    /** The minutes that the link of a new user works for. Default 30. */
    signupExpirationMinutes?: number;
    /** The provider's template for the mail to a known user. Default: the provider's setting. */
    loginTemplateId?: string;
    /** The provider's template for the mail to a new user. Default: the provider's setting. */
    signupTemplateId?: string;
    /** The new user's state `pending` until the link was followed. Default false. */
    createUserAsPending?: boolean;
    /** The language of the mail, in the provider's words for it. Default: the provider's setting. */
    locale?: string;
  };
  /** The passcodes, by e-mail, text message or WhatsApp. Needed where `otp` is a product. */
  otpOptions?: {
    /** The channels that a passcode can be sent through. */
    methods: readonly OtpChannel[];
    /** The minutes that a passcode works for. Default 5. More than 10 is longer than OWASP ASVS 6.5.5 allows, and is warned about. */
    expirationMinutes?: number;
    /** The provider's template for the message to a known user. Default: the provider's setting. */
    loginTemplateId?: string;
    /** The provider's template for the message to a new user. Default: the provider's setting. */
    signupTemplateId?: string;
    /** The language of the message, in the provider's words for it. Default: the provider's setting. */
    locale?: string;
    /** The code of a text message, read by the browser once the person allows it (WebOTP), where it can. Default false. */
    webOTP?: boolean;
    /** The countries at the top of the list. Default: none. */
    preferredCountries?: readonly string[];
    /** The only countries offered. Default: all. */
    allowedCountries?: readonly string[];
  };
  /** The field for a phone number. */
  phoneOptions?: {
    /**
     * The country the phone field starts with: ISO 3166 letters, or `auto` for the region of the browser's language, else
     * of its time zone. Default `US`, and so is what is no country.
     */
    defaultCountry?: string;
  };
  /** The social providers. Needed where `oauth` is a product. */
  oauthOptions?: {
    /** The page that a known user comes back to. Default: the provider's setting. */
    loginRedirectURL?: string;
    /** The page that a new user comes back to. Default: the provider's setting. */
    signupRedirectURL?: string;
    /** The providers offered, in this order. */
    providers: readonly OAuthProviderConfig[];
    /** The badge on the provider used last. Default true. */
    markLastUsed?: boolean;
  };
  /** The passwords, and the mails about them. */
  passwordOptions?: {
    /** The page that a log-in link of such a mail leads to. Default: the provider's setting. */
    loginRedirectURL?: string;
    /** The minutes that a log-in link of such a mail works for. Default: the provider's setting. */
    loginExpirationMinutes?: number;
    /** The page that the link for a new password leads to. Default: the provider's setting. */
    resetPasswordRedirectURL?: string;
    /** The minutes that the link for a new password works for. Default: the provider's setting. */
    resetPasswordExpirationMinutes?: number;
    /** The provider's template for the mail with that link. Default: the provider's setting. */
    resetPasswordTemplateId?: string;
    /** The language of the mail, in the provider's words for it. Default: the provider's setting. */
    locale?: string;
  };
  /** The passkeys. */
  passkeyOptions?: {
    /** The domain that passkeys are for. Default: the page's own host name. */
    domain?: string;
    /** The return of a passkey to the list when its rename or delete failed (B-PKEY-10). Default false. */
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
  /**
   * The second factor, asked for after the first one. The provider hands out a session after the first factor, so only your
   * server can enforce a second one: refuse a session that `sessionStrength` of `vestibule-auth/server` calls weak.
   */
  secondFactorOptions?: {
    /**
     * The users who are asked: `offer` asks those who have a second factor and offers the set-up of an authenticator app to
     * the others, `required` does not let them decline it. Default `never`.
     */
    when: 'never' | 'offer' | 'required';
    /** The ways to prove it. `totp` is an authenticator app, the one way that is set up here. Default: all four. */
    methods?: readonly SecondFactorMethod[];
  };
  /** The session that a sign-in makes. */
  sessionOptions?: {
    /** The minutes that the session lasts. Default 30. */
    sessionDurationMinutes?: number;
    /** The greeting of a user who is logged in already, in place of the log-in. Default false. */
    greetSignedIn?: boolean;
  };
  /** The open shadow root that the widget is drawn into. Default false. */
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
  /** The ways to sign in, in any order: the screen has its own. */
  products: readonly (Product | ProductObject)[];
} & (ProductsWithout<'otp'> | Required<Pick<ConfigOptions, 'otpOptions'>>) &
  (ProductsWithout<'oauth'> | Required<Pick<ConfigOptions, 'oauthOptions'>>);
