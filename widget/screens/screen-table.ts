import type { ScreenCode } from '../../flows/core/lazy/lazy';
import { screens } from '../../flows/core/lazy/lazy-screens';
import type { ScreenName } from '../../flows/core/screen/screen-name';
import type { ScreenOf } from '../../flows/define-method';
import { methods } from '../../flows/methods';
import { secondFactorScreens } from '../../flows/second-factor/second-factor.lazy';
import { sessionScreens } from '../../flows/session/session.lazy';

/** A screen that is bundled with its mount, and that no other mount navigates to. */
export type MountScreen =
  | 'PasswordResetForm'
  | 'CallbackAuthenticate'
  | 'CallbackContinue'
  | 'CallbackConfirmation'
  | 'CallbackOther'
  | 'CallbackProblem'
  | 'PasskeyRegistrationStart'
  | 'PasskeyRegistrationSuccess'
  | 'ConnectedApps'
  | 'StepUp'
  | 'IDPConsent';

/** The screens of all methods. Each method has the code of its own screens. */
const methodScreens: Readonly<Record<ScreenOf<(typeof methods)[number]>, ScreenCode>> = Object.assign(
  {},
  ...methods.map(({ screens: own }) => own),
);

/** The code of every other screen. A screen that neither a method nor this table has does not compile. */
export const screenTable: Readonly<Record<Exclude<ScreenName, MountScreen>, ScreenCode>> = {
  ...screens(() => import('../../flows/main'), 'Main'),
  ...sessionScreens,
  ...methodScreens,
  ...secondFactorScreens,
};

/** The code of a screen that can be reached from anywhere; none for screens that are bundled with their mount. */
export function screenOf(name: ScreenName): ScreenCode | undefined {
  const table: Readonly<Partial<Record<ScreenName, ScreenCode>>> = screenTable;
  return table[name];
}
