import { lazy } from '../../flows/core/lazy/lazy';

/** The list of languages, and how one is found in it. A page in English never pays for it. */
export const localeFinder = lazy('locales', () => import('./find-locale'));
