import { defineMethod } from '../define-method';
import { cryptoScreens, walletOptions } from './crypto.lazy';
import type { cryptoMessages } from './crypto.messages';

/** Crypto wallets: a button for each wallet of this browser, and a message that the wallet signs. */
export const crypto = defineMethod<typeof cryptoMessages>()({
  product: 'crypto',
  above: walletOptions,
  screens: cryptoScreens,
});
