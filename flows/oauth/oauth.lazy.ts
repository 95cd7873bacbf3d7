import { lazy } from '../core/lazy/lazy';

/** The social providers on Main. */
export const socialOptions = lazy('social sign-in', async () => (await import('./social-options')).SocialOptions);
