import { lazy } from '../../core/lazy/lazy';

/** The icons of the other providers. */
export const otherIcons = lazy('social icons', async () => (await import('./other-icons')).otherIcons);
