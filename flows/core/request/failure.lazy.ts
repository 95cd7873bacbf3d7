import { lazy } from '../lazy/lazy';

/** How a failure is shown, with the catalogue of sentences. It is fetched when somebody begins to use the widget. */
export const failureViews = lazy('failures', () => import('./failure'));

/** The views of a failure that is about no field. */
export type FailureView = 'FailureBanner' | 'ServerFailure';
