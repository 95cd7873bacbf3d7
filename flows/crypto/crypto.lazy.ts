import { lazy } from '../core/lazy/lazy';
import { screens } from '../core/lazy/lazy-screens';

/** The wallets on Main. */
export const walletOptions = lazy('wallets', async () => (await import('./wallet-options')).WalletOptions);

/** The screens of wallets, in one chunk, so that the confirmation is loaded with the first of them. */
export const cryptoScreens = screens(
  () => import('./crypto.screens'),
  'CryptoConnect',
  'CryptoSignMessage',
  'CryptoOtherScreen',
  'CryptoSetupWallet',
  'CryptoError',
  'CryptoConfirmation',
);
