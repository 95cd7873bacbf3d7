import { decoration, lazyPart } from '../core/lazy/lazy-part';
import type { CustomConsentProps } from './custom-consent';
import type { FlowErrorProps } from './flow-error';
import type { FlowOutcomeProps } from './flow-outcome';
import type { ManyPermissionsProps } from './many-permissions';

// What a page that asks for consent may never show is fetched when it is needed, before it is shown: focus goes there.

/** Fetches what only some decisions need. */
export const fetchDecisionParts = () => import('./decision-parts');

/** The logo of whoever asks. */
export const clientLogoPart = lazyPart(async () => (await fetchDecisionParts()).ClientLogo, decoration);

/** That the account has changed. */
export const accountNoticePart = lazyPart(async () => (await fetchDecisionParts()).AccountNotice);

/** Why nothing can be allowed here. */
export const framedPart = lazyPart(async () => (await fetchDecisionParts()).FramedNotice);

/** A long name, whole. */
export const fullNamePart = lazyPart(async () => (await fetchDecisionParts()).FullName, decoration);

/** What cannot be granted. */
export const ungrantablePart = lazyPart(async () => (await fetchDecisionParts()).UngrantableNotice);

/** What a known scope means. */
export const detailPart = lazyPart(async () => (await fetchDecisionParts()).ScopeDetail);

/** A place that scrolls, for many permissions. */
export const manyPart = lazyPart<ManyPermissionsProps>(async () => (await fetchDecisionParts()).ManyPermissions, {
  otherwise: ({ children }) => children,
});

/** A host's own consent screen. */
export const customConsentPart = lazyPart<CustomConsentProps>(
  async () => (await import('./custom-consent')).CustomConsent,
  { otherwise: ({ fallback }) => fallback },
);

/** Why a decision could not be sent. It is here before one is. */
export const decisionProblemPart = lazyPart(async () => (await import('./decision-problem')).DecisionProblem);

/** The error screen. */
export const errorPart = lazyPart<FlowErrorProps>(async () => (await import('./flow-error')).FlowError);

/** What came of it. */
export const outcomePart = lazyPart<FlowOutcomeProps>(async () => (await import('./flow-outcome')).FlowOutcome);

/** The question before a log-out. */
export const logoutPart = lazyPart(async () => (await import('./logout-confirmation')).LogoutConfirmation);
