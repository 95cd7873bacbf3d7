import { lazyScreen } from './lazy-screen';
import type { ScreenTable } from './screens';

const password = () => import('../../flows/password/password.screens');

/** The screens of passwords: one chunk, fetched when the first of them is needed. */
export const passwordScreens = {
  PasswordCreateOrLogin: lazyScreen(async () => (await password()).PasswordCreateOrLoginScreen),
  PasswordForgot: lazyScreen(async () => (await password()).PasswordForgotScreen),
  PasswordBreached: lazyScreen(async () => (await password()).PasswordBreachedScreen),
  PasswordSetNew: lazyScreen(async () => (await password()).PasswordSetNewScreen),
  PasswordDedupe: lazyScreen(async () => (await password()).PasswordDedupeScreen),
  PasswordConfirmation: lazyScreen(async () => (await password()).PasswordConfirmationScreen),
} satisfies ScreenTable;
