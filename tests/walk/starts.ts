import type { ScreenName } from '../../flows/core/screen/screen-name';
import * as actions from './actions';
import { email, newcomer, secret } from './people';
import { type PlaceName, places } from './places';
import type { Action } from './walker';

/** The start of a walk: a place, and the actions from there to a screen. */
export interface Start {
  place: PlaceName;
  lead: readonly Action[];
  /** The screen that it opens. Default: any. */
  screen?: ScreenName;
}

const { typing, sending, pressing } = actions;

const passcode = typing('type the code', /passcode/, actions.newestCode);
const password = typing('send the password', /password/i, () => secret, true);
const appCode = typing('type the code of the app', /6-digit/, actions.newestAppCode);
const followingLink = actions.following(0);
const silentWallet = (what: 'connect' | 'sign') => actions.havingWallet(what, 'silent');

/** The way to each screen, so that no walk has to be lucky. A screen that is missing here does not compile. */
const leads: Readonly<Record<ScreenName, readonly [PlaceName, ...Action[]]>> = {
  Main: ['links and passwords'],
  EmailConfirmation: ['other services and wallets', sending(email)],
  PasswordCreateOrLogin: ['passwords', sending(email)],
  PasswordForgot: ['passwords', sending(email), pressing('Forgot Password?')],
  PasswordSetNew: ['passwords of a user who never had one', sending(newcomer)],
  PasswordDedupe: ['passwords of a user who must set a new one', sending(newcomer), password],
  PasswordBreached: [
    'passwords',
    sending(email),
    actions.failing({ operation: 'passwords.authenticate', ...actions.leaked }),
    password,
  ],
  PasswordConfirmation: ['passwords', sending(email), password],
  PasswordResetForm: ['passwords', sending(email), pressing('Forgot Password?'), followingLink],
  OTPAuthenticate: ['codes and texts', sending(email)],
  OTPConfirmation: ['codes and texts', sending(email), passcode, pressing('Not now')],
  PasskeyOffer: ['codes and texts', sending(email), passcode],
  // The browser offers the new passkey as soon as the page is loaded again.
  PasskeyConfirmation: [
    'codes and texts',
    sending(email),
    passcode,
    pressing('Create a Passkey'),
    actions.arrivingAt('OTPConfirmation'),
    actions.returning,
  ],
  PasskeyRegistrationStart: ['own passkeys'],
  PasskeyRegistrationSuccess: ['own passkeys', pressing('Create a Passkey')],
  CryptoConnect: ['other services and wallets', silentWallet('connect'), pressing('Robin')],
  CryptoSignMessage: ['other services and wallets', silentWallet('sign'), pressing('Robin')],
  CryptoOtherScreen: ['other services and wallets', pressing('Continue with other Crypto Wallet')],
  CryptoSetupWallet: [
    'other services and wallets',
    pressing('Continue with other Crypto Wallet'),
    pressing('Set up a new wallet'),
  ],
  CryptoError: ['other services and wallets', actions.havingWallet('sign', 'decline'), pressing('Robin')],
  CryptoConfirmation: ['other services and wallets', pressing('Robin')],
  CallbackAuthenticate: [
    'other services and wallets',
    sending(email),
    actions.failing({ operation: 'magicLinks.authenticate', kind: 'hang' }),
    followingLink,
  ],
  CallbackContinue: ['a link that waits for a press'],
  CallbackOther: ['other services and wallets', sending(email), actions.loggingInElsewhere, followingLink],
  CallbackConfirmation: ['other services and wallets', sending(email), followingLink],
  CallbackProblem: ['a link that is no more'],
  SecondFactor: ['a second factor that is proved', sending(newcomer), password],
  RecoveryCode: ['a second factor that is proved', sending(newcomer), password, pressing('Use a recovery code')],
  SecondFactorSetup: ['a second factor that is set up', sending(newcomer), password],
  RecoveryCodes: ['a second factor that is set up', sending(newcomer), password, appCode],
  SecondFactorConfirmation: [
    'a second factor that is set up',
    sending(newcomer),
    password,
    appCode,
    pressing('Continue'),
  ],
  SessionGreeting: ['a logged-in user'],
  SessionConfirmation: ['a logged-in user', pressing('Continue')],
  ConnectedApps: ['connected applications'],
  StepUp: ['a host that wants more of a session'],
  IDPConsent: ['an application that asks'],
};

/** Every place, and the way to every screen. */
export const starts: Readonly<Record<string, Start>> = {
  ...Object.fromEntries(Object.keys(places).map((place) => [place, { place: place as PlaceName, lead: [] }])),
  ...Object.fromEntries(
    Object.entries(leads).map(([screen, [place, ...lead]]) => [screen, { place, lead, screen: screen as ScreenName }]),
  ),
};
