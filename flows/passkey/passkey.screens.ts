export { PasskeyConfirmationScreen as PasskeyConfirmation } from './passkey-confirmation.screen';
