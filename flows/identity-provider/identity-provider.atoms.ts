import { atom } from 'jotai/vanilla';
import { reportAtom } from '../core/host/host.atoms';
import type { ProviderError } from '../core/provider/errors';
import type { Authorization, AuthorizationRequest } from '../core/provider/identity-provider-calls';
import type { Person } from '../core/provider/provider';
import { WidgetError } from '../core/provider/widget-error';
import type { RequestProblem } from './authorization-request';

/** The reason why the flow cannot go on, in words of its own or the provider's. */
export type FlowProblem = RequestProblem | { kind: 'noSession' } | { kind: 'provider'; error: ProviderError };

/** A question for consent: what is asked, by whom, and of whom. */
export interface ConsentQuestion {
  request: AuthorizationRequest;
  authorization: Authorization;
  /** Whose access is asked for, by the provider's own word where it says so. */
  person: Person;
  /** The change of account, if any: another one was asked, or remembered, before. */
  hasChanged: boolean;
  /** The scopes that the application has already, as far as that is known. */
  grantedBefore: readonly string[];
}

/** The state of consent after its preflight. */
export type ConsentState =
  | { status: 'consent'; question: ConsentQuestion }
  | { status: 'returning'; clientName: string }
  | { status: 'denied'; returnTo?: URL }
  | { status: 'done' };

/** The state of consent; undefined until the preflight is over. */
export const consentStateAtom = atom<ConsentState | undefined>(undefined);

/** The problem that ended the flow, if any. */
export const problemAtom = atom<FlowProblem | undefined>(undefined);

/** The question that is shown, if any. */
export const questionAtom = atom((get): ConsentQuestion | undefined => {
  const state = get(consentStateAtom);
  return state?.status === 'consent' && !get(problemAtom) ? state.question : undefined;
});

/** Ends the flow with a problem that no request has reported to the host. */
export const failFlowAtom = atom(
  null,
  (_get, set, operation: string, problem: Exclude<FlowProblem, { kind: 'provider' }>) => {
    const words = Object.values(problem).join(' ');
    set(reportAtom, new WidgetError(operation, 'configuration', `${operation} failed (${words})`));
    set(problemAtom, problem);
  },
);
