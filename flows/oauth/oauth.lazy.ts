import { lazyExport } from '../core/lazy/lazy-export';

/** The social providers on Main. */
export const socialOptions = lazyExport('social sign-in', () => import('./social-options'), 'SocialOptions');
