import { screens } from '../core/lazy/lazy-screens';

/** The one screen of magic links. */
export const magicLinkScreens = screens(() => import('./email-confirmation.screen'), 'EmailConfirmation');
