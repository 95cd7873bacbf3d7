import { lazy } from '../../flows/core/lazy/lazy';

/** The taking over of what a server drew: only for pages where one did. */
export const takeOverCode = lazy('drawn', () => import('./hydrate'));
