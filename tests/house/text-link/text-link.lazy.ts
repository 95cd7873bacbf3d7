import { screens } from '../../../flows/core/lazy/lazy-screens';

/** The one screen of text links. */
export const textLinkScreens = screens(() => import('./text-link-sent.screen'), 'TextLinkSent');
