import { screens } from '../core/screen/screen-code';

/** The one screen of magic links. */
export const magicLinkScreens = screens(() => import('./email-confirmation.screen'), 'EmailConfirmation');
