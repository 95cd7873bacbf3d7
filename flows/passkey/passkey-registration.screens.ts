export { PasskeyRegistrationStartScreen as PasskeyRegistrationStart } from './passkey-registration-start.screen';
export { PasskeyRegistrationSuccessScreen as PasskeyRegistrationSuccess } from './passkey-registration-success.screen';
