import { lazy } from '../core/lazy/lazy';

/** Google One Tap. */
export const oneTap = lazy('One Tap', async () => (await import('./one-tap/one-tap')).OneTap);

/** The marks of the providers that most hosts offer. */
export const commonMarks = lazy('marks', async () => (await import('./marks/common-marks')).commonMarks);

/** The marks of the other providers. */
export const otherMarks = lazy('marks', async () => (await import('./marks/other-marks')).otherMarks);
