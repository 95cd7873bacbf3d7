import { lazy, screens } from '../core/lazy/lazy';

/** The wallets on Main. */
export const walletOptions = lazy('wallets', async () => (await import('./wallet-options')).WalletOptions);

/** The screens of wallets: in one piece, so the confirmation is here as soon as the first of them is. */
export const cryptoScreens = screens(
  () => import('./crypto.screens'),
  'CryptoConnect',
  'CryptoSignMessage',
  'CryptoOtherScreen',
  'CryptoSetupWallet',
  'CryptoError',
  'CryptoConfirmation',
);
