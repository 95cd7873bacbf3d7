import { decoration, lazyPart } from '../lazy/lazy-part';

/** The theme's logo. The mount loads it before the first paint where there is one, so that nothing shifts. */
export const logoPart = lazyPart(async () => (await import('../../../primitives/logo')).Logo, decoration);
