import { lazyScreen } from './lazy-screen';
import type { Screens } from './screens';

/** The screen after a sign-in with a passkey. */
export const passkeyScreens = {
  PasskeyConfirmation: lazyScreen(
    async () => (await import('../../flows/passkey/passkey.screens')).PasskeyConfirmationScreen,
  ),
} satisfies Screens;
