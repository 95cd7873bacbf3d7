import { expect, test } from 'vitest';
import type { CallbackProblem as Problem } from '../flows/callback/callback.atoms';
import {
  CallbackAuthenticate,
  CallbackConfirmation,
  CallbackContinue,
  CallbackOther,
  CallbackProblem,
} from '../flows/callback';
import type { ActionState } from '../flows/core/request/action';
import { ready } from '../flows/core/lazy/lazy';
import type { ScreenCode } from '../flows/core/screen/screen-code';
import type { ScreenName } from '../flows/core/screen/screen-name';
import type { CryptoState } from '../flows/crypto/crypto.atoms';
import type { ResourceState } from '../flows/core/request/resource';
import { ConnectedApps } from '../flows/connected-apps';
import { PasskeyRegistrationStart } from '../flows/passkey/passkey-registration-start.screen';
import { PasskeyRegistrationSuccess } from '../flows/passkey/passkey-registration-success.screen';
import { PasswordResetForm } from '../flows/password-reset';
import { IDPConsentScreen } from '../flows/identity-provider';
import type { FlowState } from '../flows/identity-provider/identity-provider.actions';
import type { FlowProblem } from '../flows/identity-provider/identity-provider.atoms';
import type { OneTapState } from '../flows/oauth/one-tap/one-tap.atoms';
import type { GuardState } from '../flows/session-guard';
import { StepUp } from '../flows/step-up/host-step-up';
import { screenTable } from '../widget/screens/screen-table';

/** Every member of every union that a screen's state is. One that is added without a story does not compile. */
type Member =
  | `action ${ActionState['status']}`
  | `consent ${FlowState['status']}`
  | `request ${Exclude<FlowProblem['kind'], 'provider'>}`
  | `callback ${Problem['kind']}`
  | `wallet ${CryptoState['status']}`
  | `One Tap ${OneTapState['status']}`
  | `connected ${ResourceState<unknown>['status']}`
  | `step-up ${Exclude<ResourceState<unknown>['status'], 'loaded'> | 'asked' | 'confirmed'}`
  | `guard ${Exclude<GuardState['status'], 'quiet'>}`;

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

/** A module of stories, as far as it says what they draw. */
type StoriesModule = Readonly<
  Record<string, { component?: unknown; args?: { screen?: unknown }; render?(): { type: unknown } } | undefined>
>;

const storyFiles = import.meta.glob<StoriesModule>('../flows/**/*.stories.tsx');

test('every screen has a story that draws it [T-SEEN-3]', async () => {
  const drawn = new Set<unknown>();
  for (const fetch of Object.values(storyFiles)) {
    for (const story of Object.values(await fetch())) {
      drawn.add(story?.component).add(story?.args?.screen);
      // Only a story that draws something else than its file's component has a way of its own.
      if (story?.render?.length === 0) drawn.add(story.render().type);
    }
  }
  const missing: string[] = [];
  for (const [name, code] of Object.entries(everyScreen)) {
    const screen = await code.load();
    if (!screen.ok || !drawn.has(screen.value)) missing.push(name);
  }
  expect(missing).toEqual([]);
});

test('every member of every state has a story of its own, and the two are as many [B-SCREEN-1] [T-SEEN-3]', async () => {
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
