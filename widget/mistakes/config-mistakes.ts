import {
  type Config,
  inAppBrowserModes,
  lastUsedModes,
  oauthProviders,
  type OAuthProviderConfig,
  oneTapPositions,
  otpChannels,
  passkeyHints,
  passkeyOffers,
  type Product,
  products,
  secondFactorMethods,
  secondFactorModes,
  signUpModes,
} from '../../flows/core/config/config';
import { readLoginHint } from '../../flows/contact';
import { isMinutes, listed, resolveConfig } from '../../flows/core/config/config.atoms';
import { asObject, property } from '../host/untyped';
import { hasTwoMails } from './has-two-mails';
import { type Mistake, mistake, notOneOf, type Problem, quote } from './mistake';

const providers = Object.keys(oauthProviders);
const namesOf = (known: readonly string[]) => known.join(', ');
const quoted = (names: readonly unknown[]) => names.map(quote).join(', ');
const unknownOf = (known: readonly string[], names: readonly unknown[]) =>
  names.filter((name) => typeof name !== 'string' || !known.includes(name));

const noMethods = mistake(
  'names-no-channel',
  `config.products has 'otp', but config.otpOptions.methods names no channel, so no code can be sent. Name one or more of: ${namesOf(otpChannels)}.`,
);
const noProviders = mistake(
  'names-no-channel',
  "config.products has 'oauth', but config.oauthOptions.providers is empty, so there is no button to show. Name one or more, such as { type: 'google' }.",
);
const leftOut = (sentence: string) => mistake('which-is-left-out', sentence);
const unknownChannels = (names: readonly unknown[]) =>
  leftOut(`config.otpOptions.methods has ${quoted(names)}, which is left out. There are: ${namesOf(otpChannels)}.`);
const unknownProviders = (names: readonly unknown[]) =>
  leftOut(
    `config.oauthOptions.providers has ${quoted(names)}, which is left out: there is no such provider. Name one or more of: ${namesOf(providers)}.`,
  );
/** Tells whether a product is one that Stytch's widget has for another mount. */
const isOfAnotherMount = (product: unknown) => product === 'passkeyRegistration';
const unknownProducts = (names: readonly unknown[]) =>
  leftOut(
    `config.products has ${quoted(names)}, which is left out: there is no such product. Name one or more of: ${namesOf(products)}.`,
  );

/** The type of a provider, or the value in its place. */
const typeOf = (provider: OAuthProviderConfig | null): unknown =>
  typeof provider === 'object' ? provider?.type : provider;

/** The ignored parts of a configuration, each with the reason and the remedy. */
function missingProductOptions(config: Config): Mistake[] {
  const { products: named, otp, oauth } = resolveConfig(config);
  const wrongProducts = unknownOf(products, [...named]).filter((product) => !isOfAnotherMount(product));
  const types = oauth.providers.map(typeOf);
  const wrongTypes = unknownOf(providers, types);
  const wrongChannels = unknownOf(otpChannels, listed(config.otpOptions?.methods));
  return [
    ...(wrongProducts.length > 0 ? [unknownProducts(wrongProducts)] : []),
    ...(named.has('otp') && wrongChannels.length > 0 ? [unknownChannels(wrongChannels)] : []),
    ...(named.has('otp') && otp.methods.length === 0 && wrongChannels.length === 0 ? [noMethods] : []),
    ...(named.has('oauth') && types.length === 0 ? [noProviders] : []),
    ...(wrongTypes.length > 0 ? [unknownProviders(wrongTypes)] : []),
  ];
}

/**
 * The reason why a configuration offers no method to log in, or contradicts itself (B-MOUNT-3, B-MOUNT-12); undefined
 * where it is valid.
 */
export function configProblem(config: Config): Problem | undefined {
  const resolved = resolveConfig(config);
  const { products: named, otp, oauth } = resolved;
  if (hasTwoMails(resolved)) {
    return {
      section: 'cannot-use-both-eml-and-email-otp',
      sentence: 'Error: Cannot use both EML and Email OTP',
      remedy:
        ": both would send a mail from one field. Leave out 'emailMagicLinks' of config.products, or 'email' of config.otpOptions.methods.",
    };
  }
  if (named.has('passkeys') && [...named].every((product) => product === 'passkeys' || isOfAnotherMount(product))) {
    return mistake(
      'cannot-use-passkeys-by-itself',
      'Error: Cannot use Passkeys by itself, please add another product to the config.',
    );
  }
  const isMethod: Readonly<Record<Product | 'passkeyRegistration', boolean>> = {
    emailMagicLinks: true,
    passwords: true,
    crypto: true,
    otp: otp.methods.length > 0,
    oauth: unknownOf(providers, oauth.providers.map(typeOf)).length < oauth.providers.length,
    passkeys: false,
    passkeyRegistration: false,
  };
  if ([...named].some((product) => isMethod[product])) return undefined;
  const reason =
    missingProductOptions(config)[0]?.sentence ??
    `config.products is missing or empty. Name one or more of: ${namesOf(products)}.`;
  return mistake('there-is-no-method-to-log-in', `Error: There is no method to log in. ${reason}`);
}

/** The invalid values of options that accept a closed set of values. */
function wrongValues({
  passkeyOptions,
  lastUsed,
  inAppBrowser,
  signUp,
  oauthOptions,
  secondFactorOptions,
}: Config): Mistake[] {
  return [
    ...notOneOf('config.passkeyOptions.offerAfterSignIn', passkeyOffers, passkeyOptions?.offerAfterSignIn),
    ...notOneOf('config.lastUsed', lastUsedModes, lastUsed),
    ...notOneOf('config.signUp', signUpModes, signUp),
    ...notOneOf('config.inAppBrowser', inAppBrowserModes, inAppBrowser),
    ...notOneOf('config.secondFactorOptions.when', secondFactorModes, secondFactorOptions?.when),
    ...listed(passkeyOptions?.hints).flatMap((hint) =>
      passkeyHints.includes(hint)
        ? []
        : [
            leftOut(
              `config.passkeyOptions.hints has ${quote(hint)}, which is left out. There are: ${passkeyHints.join(', ')}.`,
            ),
          ],
    ),
    ...secondFactorMistakes(secondFactorOptions),
    ...listed(oauthOptions?.providers).flatMap((provider) =>
      notOneOf(
        `config.oauthOptions.providers: the position of ${quote(typeOf(provider))}`,
        oneTapPositions,
        property(provider, 'position'),
      ),
    ),
  ];
}

/** The unknown methods of a second factor, and the lack of one that a user can set up. */
function secondFactorMistakes(options: Config['secondFactorOptions']): Mistake[] {
  const known: readonly unknown[] = secondFactorMethods;
  const methods: readonly unknown[] = options?.methods ? listed(options.methods) : known;
  const wrongMethods = methods.filter((method) => !known.includes(method));
  const canSetUp = options?.when !== 'required' || methods.includes('totp');
  return [
    ...(options && options.when === undefined
      ? [
          mistake(
            'no-second-factor-is-asked-for',
            `config.secondFactorOptions has no \`when\`: no second factor is asked for. Write '${secondFactorModes.slice(1).join("' or '")}'.`,
          ),
        ]
      : []),
    ...(wrongMethods.length > 0
      ? [
          leftOut(
            `config.secondFactorOptions.methods has ${quoted(wrongMethods)}, which is left out. There are: ${known.join(', ')}.`,
          ),
        ]
      : []),
    ...(canSetUp
      ? []
      : [
          mistake(
            'requires-a-second-factor',
            "config.secondFactorOptions requires a second factor, but its methods leave out 'totp', the only one that a user can set up here. A user who has none logs in without. Add 'totp'.",
          ),
        ]),
  ];
}

/** The durations in the groups of a configuration, by their paths. */
function minutesIn(config: Config): [path: string, value: unknown][] {
  return Object.entries(config)
    .filter(([group]) => group.endsWith('Options'))
    .flatMap(([group, options]) =>
      Object.entries(asObject<unknown>(options)).map(([name, value]): [string, unknown] => [
        `config.${group}.${name}`,
        value,
      ]),
    )
    .filter(([path]) => path.endsWith('Minutes'));
}

/**
 * The options that work, but may surprise the developer: each with one or more sentences about the effect, the reason
 * and the remedy.
 */
export function configMistakes(config: Config): Mistake[] {
  const minutes = minutesIn(config);
  return [
    ...missingProductOptions(config),
    ...minutes.flatMap(([path, value]) =>
      value === undefined || isMinutes(value)
        ? []
        : [
            mistake(
              'is-not-a-positive-number',
              `${path} is not a positive number, but ${quote(value)}: the default is used. Give whole minutes, or leave it out.`,
            ),
          ],
    ),
    ...(/^(?:auto|[a-z]{2})$/i.test(config.phoneOptions?.defaultCountry ?? 'US')
      ? []
      : [
          mistake(
            'defaultcountry-is-not-a-country',
            "config.phoneOptions.defaultCountry is not a country: US is used. Give two letters, such as 'DE', or 'auto'.",
          ),
        ]),
    ...wrongValues(config),
    ...(config.loginHint === undefined || readLoginHint(config.loginHint)
      ? []
      : [
          mistake(
            'loginhint-is-neither-an-e-mail-address-nor-a-number',
            "config.loginHint is neither an e-mail address nor a number in E.164: it is ignored. Give one, such as 'ada@example.com' or '+12025550162', or leave it out.",
          ),
        ]),
  ];
}
