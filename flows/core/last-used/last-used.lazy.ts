import { lazy } from '../lazy/lazy';

/** The mark on the method that was used last, and its removal: only for a user who has used one. */
export const lastUsedMark = lazy('last used', async () => {
  const { Forget, Mark } = await import('./mark');
  return { Forget, Mark };
});
