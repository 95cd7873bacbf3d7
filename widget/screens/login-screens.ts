import { MainScreen } from '../../flows/main';
import { readyScreen } from './lazy-screen';
import { passkeyScreens } from './passkey-screens';
import { passwordScreens } from './password-screens';
import { passcodeAndLinkScreens } from './passcode-and-link-screens';
import type { Screens } from './screens';

/** The screens of `mountLogin`: Main is here from the start, the others come with their flow's chunk. */
export const loginScreens: Screens = {
  Main: readyScreen(MainScreen),
  ...passcodeAndLinkScreens,
  ...passkeyScreens,
  ...passwordScreens,
};
