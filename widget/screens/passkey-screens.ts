import { lazyScreen } from './lazy-screen';
import type { ScreenTable } from './screens';

/** The screen after a sign-in with a passkey. */
export const passkeyScreens = {
  PasskeyConfirmation: lazyScreen(
    async () => (await import('../../flows/passkey/passkey.screens')).PasskeyConfirmationScreen,
  ),
} satisfies ScreenTable;
