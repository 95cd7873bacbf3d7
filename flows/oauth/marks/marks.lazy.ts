import { lazy } from '../../core/lazy/lazy';

/** The marks of the providers that most hosts offer. */
export const commonMarks = lazy('marks', async () => (await import('./common-marks')).commonMarks);

/** The marks of the other providers. */
export const otherMarks = lazy('marks', async () => (await import('./other-marks')).otherMarks);
