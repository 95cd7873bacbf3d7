export { CryptoConfirmation } from './crypto-confirmation.screen';
export { CryptoConnect } from './crypto-connect.screen';
export { CryptoError } from './crypto-error.screen';
export { CryptoOtherScreen } from './crypto-other.screen';
export { CryptoSetupWallet } from './crypto-setup.screen';
export { CryptoSignMessage } from './crypto-sign-message.screen';
