import { lazyPart } from '../core/lazy/lazy-part';
import type { FlowErrorProps } from './flow-error';
import type { FlowOutcomeProps } from './flow-outcome';

// What a page that asks for consent may never show is fetched when it is needed, before it is shown: focus goes there.

/** The error screen. */
export const errorPart = lazyPart<FlowErrorProps>(async () => (await import('./flow-error')).FlowError);

/** What came of it. */
export const outcomePart = lazyPart<FlowOutcomeProps>(async () => (await import('./flow-outcome')).FlowOutcome);

/** The question before a log-out. */
export const logoutPart = lazyPart(async () => (await import('./logout-confirmation')).LogoutConfirmation);
