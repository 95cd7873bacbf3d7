import {
  PasskeyRegistrationStartScreen,
  PasskeyRegistrationSuccessScreen,
} from '../../flows/passkey/passkey-registration.screens';
import { readyScreen } from './lazy-screen';
import type { Screens } from './screens';

/** The screens of `mountPasskeyRegistration`. */
export const passkeyRegistrationScreens: Screens = {
  PasskeyRegistrationStart: readyScreen(PasskeyRegistrationStartScreen),
  PasskeyRegistrationSuccess: readyScreen(PasskeyRegistrationSuccessScreen),
};
