import { lazyExport } from '../core/lazy/lazy-export';

/** The marks of the named wallets. Fetched only if one of them announces no icon of its own. */
export const walletMarks = lazyExport('wallet icons', () => import('./wallet-marks'), 'walletMarks');
