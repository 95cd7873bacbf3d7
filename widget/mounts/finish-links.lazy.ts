import { lazyExport } from '../../flows/core/lazy/lazy-export';

/** The code of a log-in that finishes the links that lead to its page. */
export const linkFinisher = lazyExport('callback', () => import('./finish-links'), 'finishLink');
