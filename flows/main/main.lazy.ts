import { lazy } from '../core/lazy/lazy';

/** The phone form: only for pages with text messages or WhatsApp. */
export const phoneForm = lazy('phone form', async () => (await import('../phone')).PhoneForm);

/** The tab bar: only for pages with more than one way to be reached. */
export const contactTabs = lazy('tabs', async () => (await import('./contact-tabs')).ContactTabs);

/** Passkeys: what they need to know of the browser comes with them. */
export const passkeyOption = lazy('passkeys', async () => {
  const { detectPasskeySupport, PasskeyOption } = await import('../passkey');
  await detectPasskeySupport();
  return PasskeyOption;
});

/** The social providers. */
export const socialOptions = lazy('social sign-in', async () => (await import('../oauth')).SocialOptions);

/** The crypto wallets. */
export const walletOptions = lazy('wallets', async () => (await import('../crypto')).WalletOptions);
