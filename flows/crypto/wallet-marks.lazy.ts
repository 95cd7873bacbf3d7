import { lazy } from '../core/lazy/lazy';

/** The marks of the named wallets: only where one of them announces no picture of its own. */
export const walletMarks = lazy('icons', async () => (await import('./wallet-marks')).walletMarks);
