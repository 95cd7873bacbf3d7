import {
  PasskeyRegistrationStartScreen,
  PasskeyRegistrationSuccessScreen,
} from '../../flows/passkey/passkey-registration.screens';
import { readyScreen } from './lazy-screen';
import { screensOf } from './screens';

/** The screens of `mountPasskeyRegistration`. */
export const passkeyRegistrationScreens = screensOf({
  PasskeyRegistrationStart: readyScreen(PasskeyRegistrationStartScreen),
  PasskeyRegistrationSuccess: readyScreen(PasskeyRegistrationSuccessScreen),
});
