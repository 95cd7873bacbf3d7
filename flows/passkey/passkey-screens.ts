export { PasskeyOffer } from '../passkey-offer';
export { PasskeyConfirmation } from './passkey-confirmation.screen';
