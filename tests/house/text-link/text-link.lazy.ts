import { screens } from '../../../flows/core/screen/screen-code';

/** The one screen of text links. */
export const textLinkScreens = screens(() => import('./text-link-sent.screen'), 'TextLinkSent');
