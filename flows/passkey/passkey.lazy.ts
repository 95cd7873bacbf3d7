import { lazy } from '../core/lazy/lazy';
import { screens } from '../core/lazy/lazy-screens';

/** Passkeys on Main. The detection of the browser's support is loaded with them. */
export const passkeyOption = lazy('passkeys', async () => {
  const { detectPasskeySupport, PasskeyOption } = await import('./index');
  await detectPasskeySupport();
  return PasskeyOption;
});

/** The screens of signing in with a passkey, and of the offer of one; those of managing them come with their mount. */
export const passkeyScreens = screens(() => import('./passkey.screens'), 'PasskeyConfirmation', 'PasskeyOffer');
