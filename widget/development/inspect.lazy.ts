import { lazy } from '../../flows/core/lazy/lazy';
import { lazyExport } from '../../flows/core/lazy/lazy-export';

/**
 * The code that shows a developer the facts that the widget detects. It is fetched only on the developer's own machine
 * (B-DEV-1).
 */
export const inspection = lazy('inspection', () => import('./inspect'));

/** Every message of the widget by its id, in one language. The host's own messages are compared with these. */
export const allMessages = lazyExport('words', () => import('../locales/nl'), 'messages');
