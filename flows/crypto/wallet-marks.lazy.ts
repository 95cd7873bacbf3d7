import { lazy } from '../core/lazy/lazy';

/** The marks of the named wallets. Fetched only if one of them announces no icon of its own. */
export const walletMarks = lazy('wallet icons', async () => (await import('./wallet-marks')).walletMarks);
