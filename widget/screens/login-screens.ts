import { MainScreen } from '../../flows/main';
import { readyScreen } from './lazy-screen';
import { passcodeAndLinkScreens } from './passcode-and-link-screens';
import { screensOf } from './screens';

/** The screens of `mountLogin`: Main is here from the start, the others come with their flow's chunk. */
export const loginScreens = screensOf(
  { Main: readyScreen(MainScreen), ...passcodeAndLinkScreens },
  () => import('./other-screens'),
);
