import { lazy } from '../../flows/core/lazy/lazy';

/** The theme compiler. A page without a theme never fetches it; when it fails to load, the default theme is kept. */
export const themeCompiler = lazy('theme', async () => (await import('./apply-theme')).applyTheme);
