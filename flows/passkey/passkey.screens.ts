export { PasskeyConfirmationScreen } from './passkey-confirmation.screen';
