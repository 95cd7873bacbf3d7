import { lazy } from '../../core/lazy/lazy';

/** The icons of the providers that most hosts offer. */
export const commonIcons = lazy('icons', async () => (await import('./common-icons')).commonIcons);

/** The icons of the other providers. */
export const otherIcons = lazy('icons', async () => (await import('./other-icons')).otherIcons);
