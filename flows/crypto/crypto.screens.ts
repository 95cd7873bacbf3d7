export { CryptoConfirmationScreen as CryptoConfirmation } from './crypto-confirmation.screen';
export { CryptoConnectScreen as CryptoConnect } from './crypto-connect.screen';
export { CryptoErrorScreen as CryptoError } from './crypto-error.screen';
export { CryptoOtherScreen } from './crypto-other.screen';
export { CryptoSetupWalletScreen as CryptoSetupWallet } from './crypto-setup.screen';
export { CryptoSignMessageScreen as CryptoSignMessage } from './crypto-sign-message.screen';
