import type { Config, OtpChannel, Product, SecondFactorMethod } from './config';
import { oneOf, valueSets } from './value-sets';

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
  secondFactor: { when: 'never' | 'offer' | 'required'; methods: readonly SecondFactorMethod[] };
  sessionDurationMinutes: number;
  greetSignedIn: boolean;
}

const channelOrder: readonly OtpChannel[] = ['email', 'sms', 'whatsapp'];

/** Fills the defaults. Called once, at mount and at each update. */
export function resolveConfig(config: Config): ResolvedConfig {
  const {
    products,
    emailMagicLinksOptions: links,
    otpOptions: otp,
    oauthOptions: oauth,
    passkeyOptions: passkeys,
    secondFactorOptions: secondFactor,
    sessionOptions: session,
  } = config;
  const methods = new Set(listed(otp?.methods));
  return {
    products: new Set(
      listed(products).map((product) => (typeof product === 'object' && product ? product.id : product)),
    ),
    emailMagicLinks: {
      ...links,
      loginExpirationMinutes: minutes(links?.loginExpirationMinutes, 30),
      signupExpirationMinutes: minutes(links?.signupExpirationMinutes, 30),
      createUserAsPending: links?.createUserAsPending ?? false,
    },
    otp: {
      ...otp,
      methods: channelOrder.filter((channel) => methods.has(channel)),
      expirationMinutes: minutes(otp?.expirationMinutes, 5),
    },
    phone: { defaultCountry: config.phoneOptions?.defaultCountry ?? 'US' },
    oauth: { ...oauth, providers: listed(oauth?.providers), markLastUsed: oauth?.markLastUsed ?? true },
    passwords: { ...config.passwordOptions },
    passkeys: {
      ...passkeys,
      restoreOnFailure: passkeys?.restoreOnFailure ?? false,
      offerAfterSignIn: oneOf(valueSets.offerAfterSignIn, passkeys?.offerAfterSignIn),
    },
    lastUsed: oneOf(valueSets.lastUsed, config.lastUsed),
    secondFactor: {
      when: oneOf(valueSets.when, secondFactor?.when),
      methods: secondFactor?.methods ? listed(secondFactor.methods) : valueSets.secondFactorMethods,
    },
    sessionDurationMinutes: minutes(session?.sessionDurationMinutes, 30),
    greetSignedIn: session?.greetSignedIn ?? false,
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
