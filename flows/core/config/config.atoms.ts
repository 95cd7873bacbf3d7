import { atom } from 'jotai/vanilla';
import { configInputAtom } from '../host/host.atoms';
import {
  type Config,
  inAppBrowserModes,
  lastUsedModes,
  otpChannels,
  passkeyHints,
  passkeyOffers,
  type Product,
  type SecondFactorMethod,
  secondFactorMethods,
  secondFactorModes,
  signUpModes,
} from './config';

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
  signUp: NonNullable<Config['signUp']>;
  /** The hint as the host gave it, whatever it is. */
  loginHint: unknown;
  loginHintToProviders: boolean;
  inAppBrowser: NonNullable<Config['inAppBrowser']>;
  secondFactor: { when: (typeof secondFactorModes)[number]; methods: readonly SecondFactorMethod[] };
  sessionDurationMinutes: number;
  greetSignedIn: boolean;
}

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
      methods: otpChannels.filter((channel) => methods.has(channel)),
      expirationMinutes: minutes(otp?.expirationMinutes, 5),
    },
    phone: { defaultCountry: config.phoneOptions?.defaultCountry ?? 'US' },
    oauth: { ...oauth, providers: listed(oauth?.providers), markLastUsed: oauth?.markLastUsed ?? true },
    passwords: { ...config.passwordOptions },
    passkeys: {
      ...passkeys,
      restoreOnFailure: passkeys?.restoreOnFailure ?? false,
      offerAfterSignIn: oneOf(passkeyOffers, passkeys?.offerAfterSignIn),
      ...(passkeys?.hints && {
        hints: listed(passkeys.hints).filter((hint) => passkeyHints.includes(hint)),
      }),
    },
    lastUsed: oneOf(lastUsedModes, config.lastUsed),
    signUp: oneOf(signUpModes, config.signUp),
    loginHint: config.loginHint,
    loginHintToProviders: config.loginHintToProviders ?? false,
    inAppBrowser: oneOf(inAppBrowserModes, config.inAppBrowser),
    secondFactor: {
      when: oneOf(secondFactorModes, secondFactor?.when),
      methods: secondFactor?.methods ? listed(secondFactor.methods) : secondFactorMethods,
    },
    sessionDurationMinutes: minutes(session?.sessionDurationMinutes, 30),
    greetSignedIn: session?.greetSignedIn ?? false,
  };
}

/** A host's list, typed or not: any other value is read as a list of one. */
export function listed<Item>(value: readonly Item[] | undefined): Item[] {
  const lists: (readonly Item[])[] = [value ?? []];
  return lists.flat();
}

/** Tells whether a value is a span of time in minutes. */
export function isMinutes(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

/** A host's minutes, or the default if they are no valid number of minutes. */
function minutes(value: number | undefined, standard: number): number {
  return isMinutes(value) ? value : standard;
}

/** A value of a set, or its first value if a host without types passes something else. */
export function oneOf<Value>(set: readonly [Value, ...Value[]], value: unknown): Value {
  return set.find((one) => one === value) ?? set[0];
}

/** The host's configuration with every default filled in. */
export const configAtom = atom((get) => resolveConfig(get(configInputAtom)));

/**
 * The request property for a closed sign-up: the answer for an unknown user is then the same as for an existing one.
 */
export const closedSignUpAtom = atom((get): { isSignUpClosed?: true } =>
  get(configAtom).signUp === 'closed' ? { isSignUpClosed: true } : {},
);
