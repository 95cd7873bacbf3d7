import type { Config, OtpChannel, Product } from './config';

type Filled<Options, Defaulted extends keyof NonNullable<Options>> = NonNullable<Options> &
  Required<Pick<NonNullable<Options>, Defaulted>>;

/** A configuration with every default filled in, so that no flow repeats one. */
export interface ResolvedConfig {
  products: ReadonlySet<Product | 'passkeyRegistration'>;
  emailMagicLinks: Filled<
    Config['emailMagicLinksOptions'],
    'loginExpirationMinutes' | 'signupExpirationMinutes' | 'createUserAsPending'
  >;
  otp: Filled<Config['otpOptions'], 'expirationMinutes'>;
  phone: Filled<Config['phoneOptions'], 'defaultCountry'>;
  oauth: Filled<Config['oauthOptions'], 'markLastUsed'>;
  passwords: NonNullable<Config['passwordOptions']>;
  passkeys: Filled<Config['passkeyOptions'], 'restoreOnFailure' | 'offerAfterSignIn'>;
  lastUsed: NonNullable<Config['lastUsed']>;
  sessionDurationMinutes: number;
  greetSignedIn: boolean;
}

const channelOrder: readonly OtpChannel[] = ['email', 'sms', 'whatsapp'];

/** Fills the defaults. Called once, at mount and at each update. */
export function resolveConfig(config: Config): ResolvedConfig {
  const methods = new Set(listed(config.otpOptions?.methods));
  return {
    products: new Set(
      listed(config.products).map((product) => (typeof product === 'object' && product ? product.id : product)),
    ),
    emailMagicLinks: {
      ...config.emailMagicLinksOptions,
      loginExpirationMinutes: minutes(config.emailMagicLinksOptions?.loginExpirationMinutes, 30),
      signupExpirationMinutes: minutes(config.emailMagicLinksOptions?.signupExpirationMinutes, 30),
      createUserAsPending: config.emailMagicLinksOptions?.createUserAsPending ?? false,
    },
    otp: {
      ...config.otpOptions,
      methods: channelOrder.filter((channel) => methods.has(channel)),
      expirationMinutes: minutes(config.otpOptions?.expirationMinutes, 5),
    },
    phone: { defaultCountry: config.phoneOptions?.defaultCountry ?? 'US' },
    oauth: {
      ...config.oauthOptions,
      providers: listed(config.oauthOptions?.providers),
      markLastUsed: config.oauthOptions?.markLastUsed ?? true,
    },
    passwords: { ...config.passwordOptions },
    passkeys: {
      ...config.passkeyOptions,
      restoreOnFailure: config.passkeyOptions?.restoreOnFailure ?? false,
      offerAfterSignIn: config.passkeyOptions?.offerAfterSignIn ?? 'never',
    },
    lastUsed: config.lastUsed ?? 'mark',
    sessionDurationMinutes: minutes(config.sessionOptions?.sessionDurationMinutes, 30),
    greetSignedIn: config.sessionOptions?.greetSignedIn ?? false,
  };
}

/** A host's list, typed or not: what is no list stands for a list of one. */
export function listed<Item>(given: readonly Item[] | undefined): Item[] {
  const lists: (readonly Item[])[] = [given ?? []];
  return lists.flat();
}

/** Tells whether a value is a span of time in minutes. */
export function isMinutes(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

/** A host's minutes, or the default where they are none, whatever they were computed from. */
function minutes(given: number | undefined, standard: number): number {
  return isMinutes(given) ? given : standard;
}
