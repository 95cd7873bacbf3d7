import { lazyScreen } from './lazy-screen';
import type { ScreenTable } from './screens';

const crypto = () => import('../../flows/crypto/crypto.screens');

/** The screens of crypto wallets: one chunk, fetched when the first of them is needed. */
export const cryptoScreens = {
  CryptoConnect: lazyScreen(async () => (await crypto()).CryptoConnectScreen),
  CryptoSignMessage: lazyScreen(async () => (await crypto()).CryptoSignMessageScreen),
  CryptoOtherScreen: lazyScreen(async () => (await crypto()).CryptoOtherScreen),
  CryptoSetupWallet: lazyScreen(async () => (await crypto()).CryptoSetupWalletScreen),
  CryptoError: lazyScreen(async () => (await crypto()).CryptoErrorScreen),
  CryptoConfirmation: lazyScreen(async () => (await crypto()).CryptoConfirmationScreen),
} satisfies ScreenTable;
