import { lazy } from '../core/lazy/lazy';
import { failureViews } from '../core/request/failure.lazy';

/** The verbs that follow the question. */
export const lateVerbs = lazy('IDPConsent', () => import('./late-verbs'));

/** The code of those verbs. */
export type LateVerbs = NonNullable<ReturnType<typeof lateVerbs.value>>;

/** The views beyond the usual question. */
export const lateViews = lazy('IDPConsent', () => import('./late-views'));

/** The code of those views. */
export type LateViews = NonNullable<ReturnType<typeof lateViews.value>>;

/** The code that a first press leads to. */
export const identityProviderPrefetch = [lateVerbs, lateViews, failureViews];
