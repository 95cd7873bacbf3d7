import type { Page } from '@playwright/test';
import type { ScreenName } from '../../flows/core/screen/screen-name';

/** The words by which a user, or a walk, knows a screen: its headings, and a sentence where another has the same. */
interface Face {
  heading: RegExp;
  text?: RegExp;
  /** The mount that it belongs to. Default: any of those that lead to a login. */
  mount?: string;
}

const done = /^Success!$/;
const failed = /^Looks like there was an error!$/;
const mailed = /^Check your email/;
const loggedIn = /successfully logged in/;

/** Every screen, by its words. Of several that have them the first is meant. */
export const screens: Readonly<Record<ScreenName, Face>> = {
  Main: { heading: /^Sign up or log in$/ },
  SessionGreeting: { heading: /^You are already logged in$/ },
  PasswordForgot: { heading: mailed, text: /link to reset your/ },
  PasswordSetNew: { heading: /^Check your email$/, text: /link to set a new/ },
  PasswordBreached: { heading: mailed, text: /different site/ },
  PasswordDedupe: { heading: mailed, text: /yours alone/ },
  EmailConfirmation: { heading: mailed },
  PasswordResetForm: { heading: /./, text: /Set a new password|Go to login|Logging/, mount: 'passwordReset' },
  PasswordCreateOrLogin: { heading: /^(?:Create account|Log in)$/ },
  OTPAuthenticate: { heading: /^Enter passcode$/ },
  PasskeyOffer: { heading: /^Log in faster next time$/ },
  PasskeyRegistrationStart: { heading: /^(?:Set up a new Passkey|Looks like)/, mount: 'passkeyRegistration' },
  PasskeyRegistrationSuccess: { heading: /Passkey/, mount: 'passkeyRegistration' },
  CryptoConnect: { heading: /^Connect your wallet$/ },
  CryptoSignMessage: { heading: /^Sign the message$/ },
  CryptoOtherScreen: { heading: /^Other wallets$/ },
  CryptoSetupWallet: { heading: /^Set up a new wallet$/ },
  CryptoError: { heading: failed, text: /log in screen and try again/ },
  CallbackAuthenticate: { heading: /^Logging you in$/, mount: 'callback' },
  CallbackContinue: { heading: /^Continue to /, mount: 'callback' },
  CallbackOther: { heading: /^You are already logged in$/, mount: 'callback' },
  CallbackConfirmation: { heading: done, text: loggedIn, mount: 'callback' },
  CallbackProblem: {
    heading: /^(?:This link no|Open the link|You were not|Nothing to do|Looks like)/,
    mount: 'callback',
  },
  OTPConfirmation: { heading: done, text: /passcode/ },
  PasskeyConfirmation: { heading: done, text: /Passkey has been/ },
  CryptoConfirmation: { heading: done, text: /wallet/ },
  SessionConfirmation: { heading: done, text: /logged in/ },
  PasswordConfirmation: { heading: done, text: loggedIn },
  SecondFactor: { heading: /^(?:Enter the code from your authenticator app|Confirm it's you)$/ },
  SecondFactorSetup: { heading: /^Add a second step$/ },
  SecondFactorConfirmation: { heading: done, text: /second step/ },
  RecoveryCode: { heading: /^Enter a recovery code$/ },
  RecoveryCodes: { heading: /^Save your recovery codes$/ },
  ConnectedApps: { heading: /./, mount: 'connectedApps' },
  StepUp: { heading: /./, mount: 'stepUp' },
  IDPConsent: { heading: /./, mount: 'identityProvider' },
};

/** Tells a screen of the widget's from the places around it. */
export const isScreen = (place: string) => place.includes(': ');

/** The name of the screen that a place is a state of. */
export const screenOf = (place: string) => place.split(': ')[0] ?? place;

const isBeforePassword = /^Password(?:CreateOrLogin|ResetForm|Confirmation)/;

/** The place of a page: a screen and its title, or wherever the widget is not. What it was before tells two ends apart. */
export async function containerOf(page: Page, before = ''): Promise<string> {
  const { path, mount, heading, text } = await look(page, () => ({
    path: location.pathname,
    mount: new URLSearchParams(location.search).get('mount') ?? '',
    heading: document.querySelector('.vestibule h2')?.textContent ?? '',
    text: document.querySelector('.vestibule')?.textContent ?? '',
  }));
  if (path !== '/embed') return path === '/' ? 'the application' : 'another service';
  if (heading === '') return 'nothing yet';
  const names = Object.entries(screens).flatMap(([name, face]) =>
    face.heading.test(heading) && (face.text?.test(text) ?? true) && (face.mount === undefined || face.mount === mount)
      ? [{ name, isOwn: face.mount !== undefined }]
      : [],
  );
  const [name = 'unknown', other] = names
    .toSorted((one, two) => Number(two.isOwn) - Number(one.isOwn))
    .map(({ name }) => name);
  const isPasswords = other === 'PasswordConfirmation' && isBeforePassword.test(before);
  return `${isPasswords ? other : name}: ${heading}`;
}

/** Looks at a page that may be left at any moment. */
export async function look<Seen, Given>(page: Page, see: (given: Given) => Seen, given?: Given): Promise<Seen> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await page.evaluate(see as (given: unknown) => Seen, given);
    } catch (problem) {
      if (tries === 20 || !/context was destroyed|navigation|Cannot find context/i.test(String(problem))) throw problem;
      await page.waitForLoadState('domcontentloaded');
    }
  }
}
