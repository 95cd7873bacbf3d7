import { expect, test } from 'vitest';
import {
  CallbackAuthenticate,
  CallbackConfirmation,
  CallbackContinue,
  CallbackOther,
  CallbackProblem,
} from '../flows/callback';
import type { CallbackProblem as Problem } from '../flows/callback/callback.atoms';
import type { Expectation } from '../flows/callback/expectation.atoms';
import { ConnectedApps } from '../flows/connected-apps';
import { ready, type ScreenCode } from '../flows/core/lazy/lazy';
import type { UserType } from '../flows/core/provider/password-calls';
import type { ActionState } from '../flows/core/request/action-state';
import type { ResourceState } from '../flows/core/request/resource';
import type { ScreenName } from '../flows/core/screen/screen-name';
import type { CryptoState } from '../flows/crypto/crypto.atoms';
import { IDPConsentScreen } from '../flows/identity-provider';
import type {
  IdentityProviderProblem,
  IdentityProviderState,
} from '../flows/identity-provider/identity-provider.atoms';
import type { MagicLink } from '../flows/magic-link/magic-link.actions';
import type { OneTapState } from '../flows/oauth/one-tap/one-tap-prompt.actions';
import type { Resend } from '../flows/otp/otp-resend.atoms';
import type { Otp } from '../flows/otp/otp.atoms';
import type { ChangeFailure } from '../flows/passkey/passkey-changes.actions';
import type { Editing } from '../flows/passkey/passkey-editing.atoms';
import { PasskeyRegistrationStart } from '../flows/passkey/passkey-registration-start.screen';
import { PasskeyRegistrationSuccess } from '../flows/passkey/passkey-registration-success.screen';
import { PasswordResetForm } from '../flows/password-reset';
import type { ResetToken } from '../flows/password-reset/password-reset.atoms';
import type { Strength } from '../flows/password/strength.atoms';
import type { SecondFactorView } from '../flows/second-factor/second-factor.atoms';
import type { GuardState } from '../flows/session-guard';
import type { ConfirmedSession } from '../flows/session/session.atoms';
import { StepUp } from '../flows/step-up/host-step-up.screen';
import type { StepUpView } from '../flows/step-up/step-up.atoms';
import type { BannerProps } from '../primitives/banner/banner';
import type { ButtonProps } from '../primitives/button/button';
import type { FieldMessageProps } from '../primitives/message/message';
import type { StackProps } from '../primitives/stack/stack';
import type { StrengthMeterProps } from '../primitives/strength-meter/strength-meter';
import type { TextProps } from '../primitives/text/text';
import type { ToastNote } from '../primitives/toast/toast-queue';
import { screenTable } from '../widget/screens/screen-table';

/**
 * Every member of every union that a screen's state is, but for those without a screen: nothing sent yet, and a token that a
 * server leaves unread. One that is added without a story does not compile.
 */
type Member =
  | `action ${ActionState['status']}`
  | `consent ${IdentityProviderState['status']}`
  | `request ${Exclude<IdentityProviderProblem['kind'], 'provider'>}`
  | `callback ${Problem['kind']}`
  | `wallet ${CryptoState['status']}`
  | `One Tap ${OneTapState['status']}`
  | `connected ${ResourceState<unknown>['status']}`
  | `step-up ${Exclude<ResourceState<unknown>['status'], 'loaded'> | 'asked' | 'confirmed'}`
  | `guard ${Exclude<GuardState['status'], 'quiet'>}`
  | `passcode ${Exclude<Otp['status'], 'unsent'>}`
  | `resend ${Resend['status']}`
  | `link ${Exclude<MagicLink['status'], 'unsent'>}`
  | `strength ${Strength['status']}`
  | `password of a user ${UserType}`
  | `reset token ${Exclude<ResetToken['status'], 'unread'>}`
  | `passkeys ${ResourceState<unknown>['status']}`
  | `passkey row ${Editing['status']}`
  | `account of a new passkey ${ResourceState<unknown>['status']}`
  | `second factor ${SecondFactorView}`
  | `failed change ${ChangeFailure['kind']}`
  | `session ${ConfirmedSession}`
  | `followed link ${Expectation}`
  | `step-up view ${StepUpView['name']}`;

/** The story that shows it: the beginning of its file's path in `flows/`, and its name. */
const shownBy: Readonly<Record<Member, readonly [file: string, story: string]>> = {
  'action idle': ['password/password-create-or-login', 'LogIn'],
  'action pending': ['main/main', 'Sending'],
  'action failed': ['main/main', 'Unreachable'],
  'consent loading': ['identity-provider/idp-consent', 'Loading'],
  'consent error': ['identity-provider/idp-consent', 'PreflightFailed'],
  'consent consent': ['identity-provider/idp-consent', 'SignIn'],
  'consent returning': ['identity-provider/idp-consent', 'Returning'],
  'consent denied': ['identity-provider/idp-consent', 'Denied'],
  'consent done': ['identity-provider/idp-consent', 'Done'],
  'consent confirmLogout': ['identity-provider/idp-consent', 'ConfirmLogout'],
  'consent loggingOut': ['identity-provider/idp-consent', 'LoggingOut'],
  'consent notLoggedOut': ['identity-provider/idp-consent', 'NotLoggedOut'],
  'consent loggedOut': ['identity-provider/idp-consent', 'LoggedOut'],
  'request missing': ['identity-provider/idp-consent', 'MissingParameter'],
  'request repeated': ['identity-provider/idp-consent', 'RepeatedParameter'],
  'request unsupported': ['identity-provider/idp-consent', 'UnsupportedParameter'],
  'request unsafeAddress': ['identity-provider/idp-consent', 'UnsafeAddress'],
  'request noSession': ['identity-provider/idp-consent', 'NoSession'],
  'callback spent': ['callback/callback-problem', 'Spent'],
  'callback elsewhere': ['callback/callback-problem', 'Elsewhere'],
  'callback declined': ['callback/callback-problem', 'Declined'],
  'callback stopped': ['callback/callback-problem', 'Stopped'],
  'callback nothing': ['callback/callback-problem', 'Nothing'],
  'callback failed': ['callback/callback-problem', 'Unreachable'],
  'wallet none': ['crypto/crypto', 'OnMain'],
  'wallet connecting': ['crypto/crypto', 'Connecting'],
  'wallet challenging': ['crypto/crypto', 'Challenging'],
  'wallet signing': ['crypto/crypto', 'Signing'],
  'wallet verifying': ['crypto/crypto', 'Verifying'],
  'wallet failed': ['crypto/crypto', 'Failed'],
  'One Tap pending': ['oauth/oauth', 'OneTapPending'],
  'One Tap shown': ['oauth/oauth', 'OneTapEmbedded'],
  'One Tap cancelled': ['oauth/oauth', 'OneTapCancelled'],
  'One Tap refused': ['oauth/oauth', 'OneTapNotConfigured'],
  'One Tap chosen': ['oauth/oauth', 'OneTapSending'],
  'connected loading': ['connected-apps/connected-apps', 'Loading'],
  'connected failed': ['connected-apps/connected-apps', 'ListUnreachable'],
  'connected loaded': ['connected-apps/connected-apps', 'Listed'],
  'step-up loading': ['step-up/host-step-up', 'Loading'],
  'step-up failed': ['step-up/host-step-up', 'Unreachable'],
  'step-up asked': ['step-up/host-step-up', 'Asked'],
  'step-up confirmed': ['step-up/host-step-up', 'Confirmed'],
  'guard warning': ['session-guard/session-guard', 'Warning'],
  'guard ended': ['session-guard/session-guard', 'Ended'],
  'guard other': ['session-guard/session-guard', 'AnotherAccount'],
  'passcode sent': ['otp/otp-authenticate', 'CountingDown'],
  'resend initial': ['otp/otp-authenticate', 'ByWhatsApp'],
  'resend sending': ['otp/otp-authenticate', 'Resending'],
  'resend sent': ['otp/otp-authenticate', 'Resent'],
  'resend waiting': ['otp/otp-authenticate', 'WaitingToResend'],
  'link sent': ['magic-link/email-confirmation', 'Sent'],
  'strength empty': ['password/password-create-or-login', 'CreateWithRules'],
  'strength checking': ['password/password-create-or-login', 'Checking'],
  'strength judged': ['password/password-create-or-login', 'Strong'],
  'strength failed': ['password/password-create-or-login', 'CannotBeChecked'],
  'password of a user new': ['password/password-create-or-login', 'Create'],
  'password of a user password': ['password/password-create-or-login', 'WrongPassword'],
  'password of a user passwordless': ['password/password-mail', 'PasswordSetNew'],
  'reset token missing': ['password-reset/password-reset-form', 'MissingToken'],
  'reset token login': ['password-reset/password-reset-form', 'LoginLinkHeld'],
  'reset token loggedIn': ['password-reset/password-reset-form', 'LoginLinkUsedBefore'],
  'reset token reset': ['password-reset/password-reset-form', 'Form'],
  'passkeys loading': ['passkey/passkey-registration', 'Loading'],
  'passkeys failed': ['passkey/passkey-registration', 'ListUnreachable'],
  'passkeys loaded': ['passkey/passkey-registration', 'NoneYet'],
  'passkey row idle': ['passkey/passkey-registration', 'Created'],
  'passkey row renaming': ['passkey/passkey-registration', 'Renaming'],
  'passkey row deleting': ['passkey/passkey-registration', 'Deleting'],
  'account of a new passkey loading': ['passkey/passkey-registration-start', 'AskingForWhom'],
  'account of a new passkey failed': ['passkey/passkey-registration-start', 'SessionUnreachable'],
  'account of a new passkey loaded': ['passkey/passkey-registration-start', 'Offered'],
  'second factor app': ['second-factor/second-factor', 'AppCode'],
  'second factor methods': ['second-factor/second-factor', 'EveryWay'],
  'second factor passcode': ['second-factor/second-factor', 'Passcode'],
  'failed change renameFailed': ['passkey/passkey-registration', 'RenameFailed'],
  'failed change deleteFailed': ['passkey/passkey-registration', 'DeleteFailed'],
  'failed change sessionEnded': ['passkey/passkey-registration', 'SessionEnded'],
  'failed change otherAccount': ['passkey/passkey-registration', 'AnotherAccount'],
  'session new': ['session/session-confirmation', 'BegunElsewhere'],
  'session known': ['session/session-confirmation', 'ThereAlready'],
  'session other': ['session/session-confirmation', 'OfAnotherAccount'],
  'followed link expected': ['callback/callback', 'Confirmation'],
  'followed link other': ['callback/callback', 'ConfirmationOfAnotherAccount'],
  'followed link unknown': ['callback/callback', 'ConfirmationOfALinkFromElsewhere'],
  'followed link acting': ['callback/callback', 'ConfirmationOfStaff'],
  'step-up view methods': ['step-up/step-up', 'EveryWay'],
  'step-up view app': ['step-up/step-up', 'AppCode'],
  'step-up view passcode': ['step-up/step-up', 'Passcode'],
  'step-up view password': ['step-up/step-up', 'Password'],
};

/** Every look that a property of a primitive chooses; an element's role or name (`as`, `type`, `level`) has none of its own. */
type Look =
  | `banner ${BannerProps['tone']}`
  | `text ${NonNullable<TextProps['tone']>}`
  | `message ${FieldMessageProps['tone']}`
  | `toast ${ToastNote['tone']}`
  | `strength-meter ${StrengthMeterProps['tone']}`
  | `button ${NonNullable<ButtonProps['rank']>}`
  | `stack ${StackProps['gap']}`;

/** The story that shows it, in the folder of the primitive. */
const looks: Readonly<Record<Look, string>> = {
  'banner error': 'Error',
  'banner warning': 'Warning',
  'banner success': 'Success',
  'banner notice': 'Notice',
  'text body': 'Body',
  'text helper': 'Helper',
  'text error': 'Error',
  'message error': 'Error',
  'message hint': 'Hint',
  'toast error': 'Failure',
  'toast success': 'Success',
  'strength-meter weak': 'Weak',
  'strength-meter fair': 'Fair',
  'strength-meter good': 'Good',
  'strength-meter strong': 'Strong',
  'button primary': 'Primary',
  'button secondary': 'Secondary',
  'button quiet': 'Quiet',
  'stack group': 'Groups',
  'stack item': 'Items',
  'stack label': 'Labels',
};

/** Every screen there is: those of the methods, by their list, and those that come with a mount. */
const everyScreen: Readonly<Record<ScreenName, ScreenCode>> = {
  ...screenTable,
  PasswordResetForm: ready('PasswordResetForm', PasswordResetForm),
  CallbackAuthenticate: ready('CallbackAuthenticate', CallbackAuthenticate),
  CallbackContinue: ready('CallbackContinue', CallbackContinue),
  CallbackConfirmation: ready('CallbackConfirmation', CallbackConfirmation),
  CallbackOther: ready('CallbackOther', CallbackOther),
  CallbackProblem: ready('CallbackProblem', CallbackProblem),
  PasskeyRegistrationStart: ready('PasskeyRegistrationStart', PasskeyRegistrationStart),
  PasskeyRegistrationSuccess: ready('PasskeyRegistrationSuccess', PasskeyRegistrationSuccess),
  ConnectedApps: ready('ConnectedApps', ConnectedApps),
  StepUp: ready('StepUp', StepUp),
  IDPConsent: ready('IDPConsent', IDPConsentScreen),
};

/** A module of stories, with the parts that it declares to render. */
type StoriesModule = Readonly<
  Record<string, { component?: unknown; args?: { screen?: unknown }; render?(): { type: unknown } } | undefined>
>;

const storyFiles = import.meta.glob<StoriesModule>('../flows/**/*.stories.tsx');
const primitiveStories = import.meta.glob<StoriesModule>('../primitives/**/*.stories.tsx');

test('every screen has a story that renders it [T-SEEN-3]', async () => {
  const rendered = new Set<unknown>();
  for (const fetch of Object.values(storyFiles)) {
    for (const story of Object.values(await fetch())) {
      rendered.add(story?.component).add(story?.args?.screen);
      // Only a story that renders something else than its file's component has a way of its own.
      if (story?.render?.length === 0) rendered.add(story.render().type);
    }
  }
  const missing: string[] = [];
  for (const [name, code] of Object.entries(everyScreen)) {
    const screen = await code.load();
    if (!screen.ok || !rendered.has(screen.value)) missing.push(name);
  }
  expect(missing).toEqual([]);
});

test('each member of each state has its own story, and their numbers are equal [B-SCREEN-1] [T-SEEN-3]', async () => {
  const found = new Set<string>();
  for (const [member, [file, story]] of Object.entries(shownBy)) {
    const fetch = storyFiles[`../flows/${file}.stories.tsx`];
    const stories = await fetch?.();
    expect(stories?.[story], `${member} is shown by ${file}, ${story}`).toBeDefined();
    found.add(`${file} ${story}`);
  }
  const members = Object.keys(shownBy).length;
  expect(found.size, `${members} members, ${found.size} stories`).toBe(members);
  // oxlint-disable-next-line no-console -- the number is to be seen
  console.info(`${members} members of state unions, ${found.size} stories that show them.`);
});

test('each appearance that a property of a primitive selects has a story [T-SEEN-3]', async () => {
  for (const [look, story] of Object.entries(looks)) {
    const [name = ''] = look.split(' ');
    const stories = await primitiveStories[`../primitives/${name}/${name}.stories.tsx`]?.();
    expect(stories?.[story], `${look} is shown by ${story}`).toBeDefined();
  }
});
