import { lazy } from '../../core/lazy/lazy';

/** Google One Tap. */
export const oneTap = lazy('One Tap', async () => (await import('./one-tap')).OneTap);
