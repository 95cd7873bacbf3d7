export { CryptoConfirmationScreen } from './crypto-confirmation.screen';
export { CryptoConnectScreen } from './crypto-connect.screen';
export { CryptoErrorScreen } from './crypto-error.screen';
export { CryptoOtherScreen } from './crypto-other.screen';
export { CryptoSetupWalletScreen } from './crypto-setup.screen';
export { CryptoSignMessageScreen } from './crypto-sign-message.screen';
