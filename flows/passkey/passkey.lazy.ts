import { lazy } from '../core/lazy/lazy';
import { screens } from '../core/screen/screen-code';

/** Passkeys on Main: what they need to know of the browser comes with them. */
export const passkeyOption = lazy('passkeys', async () => {
  const { detectPasskeySupport, PasskeyOption } = await import('./index');
  await detectPasskeySupport();
  return PasskeyOption;
});

/** The one screen of signing in with a passkey; those of setting one up come with their mount. */
export const passkeyScreens = screens(() => import('./passkey-confirmation.screen'), 'PasskeyConfirmation');
