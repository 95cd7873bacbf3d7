import { lazy } from '../../flows/core/lazy/lazy';

/** The theme compiler. A page that sets no theme never pays for it; when it cannot be had, the default theme stays. */
export const themeCompiler = lazy('theme', async () => (await import('./apply-theme')).applyTheme);
