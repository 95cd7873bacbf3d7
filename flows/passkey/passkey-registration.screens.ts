export { PasskeyRegistrationStartScreen } from './passkey-registration-start.screen';
export { PasskeyRegistrationSuccessScreen } from './passkey-registration-success.screen';
