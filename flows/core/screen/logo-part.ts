import { decoration, lazyPart } from '../lazy/lazy-part';

/** A logo: only for pages whose theme or whose client has one. Whoever shows it loads it before, so that nothing shifts. */
export const logoPart = lazyPart(async () => (await import('../../../primitives/logo')).Logo, decoration);
