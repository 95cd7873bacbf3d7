import { lazyExport } from '../../core/lazy/lazy-export';

/** The icons of the other providers. */
export const otherIcons = lazyExport('social icons', () => import('./other-icons'), 'otherIcons');
