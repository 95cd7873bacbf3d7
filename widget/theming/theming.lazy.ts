import { lazyExport } from '../../flows/core/lazy/lazy-export';

/** The theme compiler. A page without a theme never fetches it; when it fails to load, the default theme is kept. */
export const themeCompiler = lazyExport('theme', () => import('./apply-theme'), 'applyTheme');
