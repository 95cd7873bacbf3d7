import { lazy } from '../core/lazy/lazy';

/** The tab bar: only for pages with more than one way to be reached. */
export const contactTabs = lazy('tabs', async () => (await import('./contact-tabs')).ContactTabs);
