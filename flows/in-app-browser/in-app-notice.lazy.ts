import { lazyExport } from '../core/lazy/lazy-export';

/** The notice in an application's own browser; fetched only there. */
export const inAppNotice = lazyExport('in-app notice', () => import('./in-app-notice'), 'InAppNotice');
