import { lazy } from '../core/lazy/lazy';
import { failureViews } from '../core/request/failure.lazy';

/** The code that follows a decision, with the views that most who are asked for consent never come to. */
export const followUp = lazy('IDPConsent', () => import('./follow-up'));

/** That code, where it is here. */
export type FollowUp = NonNullable<ReturnType<typeof followUp.value>>;

/** The guard of a host's own consent screen. */
export const customConsent = lazy(
  'renderConsent',
  async () => (await import('./consent/custom-consent')).CustomConsent,
);

/** The code that a first press leads to. */
export const identityProviderPrefetch = [followUp, failureViews];
