import { expect, test } from 'vitest';
import type { ActionState } from '../flows/core/request/action';
import type { ScreenName } from '../flows/core/screen/screen-name';
import type { CryptoState } from '../flows/crypto/crypto.atoms';
import type { FlowState } from '../flows/identity-provider/identity-provider.atoms';
import type { RequestReading } from '../flows/identity-provider/authorization-request';
import type { OneTapState } from '../flows/oauth/one-tap/one-tap.atoms';

/** Every member of every union that a screen's state is. One that is added without a story does not compile. */
type Member =
  | `screen ${ScreenName}`
  | `action ${ActionState['status']}`
  | `consent ${FlowState['status']}`
  | `request ${Exclude<RequestReading['status'], 'authorize' | 'logout'>}`
  | `wallet ${CryptoState['status']}`
  | `One Tap ${OneTapState['status']}`;

/** The story that shows it: the beginning of its file's path in `flows/`, and its name. */
const shownBy: Readonly<Record<Member, readonly [file: string, story: string]>> = {
  'screen Main': ['main/main', 'EmailLink'],
  'screen PasskeyRegistrationStart': ['passkey/passkey-registration-start', 'Offered'],
  'screen PasskeyRegistrationSuccess': ['passkey/passkey-registration', 'Created'],
  'screen PasskeyConfirmation': ['passkey/passkey-confirmation', 'Confirmed'],
  'screen PasswordResetForm': ['password-reset/password-reset-form', 'Form'],
  'screen PasswordCreateOrLogin': ['password/password-create-or-login', 'Create'],
  'screen PasswordForgot': ['password/password-mail', 'PasswordForgot'],
  'screen PasswordBreached': ['password/password-mail', 'PasswordBreached'],
  'screen PasswordSetNew': ['password/password-mail', 'PasswordSetNew'],
  'screen PasswordDedupe': ['password/password-mail', 'PasswordDedupe'],
  'screen PasswordConfirmation': ['password/password-mail', 'PasswordConfirmation'],
  'screen EmailConfirmation': ['magic-link/email-confirmation', 'Sent'],
  'screen OTPAuthenticate': ['otp/otp-authenticate', 'CountingDown'],
  'screen OTPConfirmation': ['otp/otp-confirmation', 'Success'],
  'screen CryptoConnect': ['crypto/crypto', 'ConnectingQuietly'],
  'screen CryptoSignMessage': ['crypto/crypto', 'SigningQuietly'],
  'screen CryptoOtherScreen': ['crypto/crypto', 'Others'],
  'screen CryptoSetupWallet': ['crypto/crypto', 'SetUp'],
  'screen CryptoError': ['crypto/crypto', 'Declined'],
  'screen CryptoConfirmation': ['crypto/crypto', 'Confirmed'],
  'screen IDPConsent': ['identity-provider/idp-consent', 'WantsAccess'],
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
};

test('every member of every state has a story of its own, and the two are as many', async () => {
  const files = import.meta.glob('../flows/**/*.stories.tsx');
  const found = new Set<string>();
  for (const [member, [file, story]] of Object.entries(shownBy)) {
    const fetch = files[`../flows/${file}.stories.tsx`];
    const stories = (await fetch?.()) as Record<string, unknown> | undefined;
    expect(stories?.[story], `${member} is shown by ${file}, ${story}`).toBeDefined();
    found.add(`${file} ${story}`);
  }
  const members = Object.keys(shownBy).length;
  expect(found.size, `${members} members, ${found.size} stories`).toBe(members);
  // oxlint-disable-next-line no-console -- the number is to be seen
  console.info(`${members} members of state unions, ${found.size} stories that show them.`);
});
