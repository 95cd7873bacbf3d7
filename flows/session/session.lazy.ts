import { screens } from '../core/screen/screen-code';

/** The screens about a session that is there already, or that began elsewhere. */
export const sessionScreens = screens(() => import('./session-screens'), 'SessionConfirmation', 'SessionGreeting');
