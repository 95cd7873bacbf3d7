import { lazy, type LazyValue } from './lazy';

/**
 * Makes a lazy value of one export of a module: `lazyExport('tabs', () => import('./tabs'), 'Tabs')`. A bundler writes less for
 * an `import()` on its own than for one whose export is taken in the same expression.
 */
export function lazyExport<Module, Name extends keyof Module>(
  name: string,
  fetch: () => Promise<Module>,
  exported: Name,
): LazyValue<Module[Name]> {
  return lazy(name, () => fetch().then((module) => module[exported]));
}
