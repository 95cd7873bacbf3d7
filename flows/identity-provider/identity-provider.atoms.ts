import { atom } from 'jotai/vanilla';
import type { ComponentType, ReactNode } from 'react';
import { reportAtom } from '../core/host/host.atoms';
import type { ProviderError } from '../core/provider/errors';
import type { Authorization, AuthorizationRequest } from '../core/provider/identity-provider-calls';
import type { Person } from '../core/provider/provider';
import { WidgetError } from '../core/provider/widget-error';
import type { SayIn } from '../core/words/words.atoms';
import type { RequestProblem } from './authorization-request';
import type { ReadableName } from './client-name';

/** The reason why the flow cannot go on, in words of its own or the provider's. */
export type FlowProblem = RequestProblem | { kind: 'noSession' } | { kind: 'provider'; error: ProviderError };

/** The views and rules of an agent's request. Their code comes late, and needs the question: so it is named here by its shape. */
export interface AgentViews {
  RequestedResources: ComponentType<Pick<ConsentQuestion, 'request'>>;
  AgentDestination: ComponentType<{ address: string; children: ReactNode }>;
  AgentNotices: ComponentType<{ question: ConsentQuestion; clientName: string; id: string }>;
  noticesOf(question: ConsentQuestion, clientName: string, say: SayIn): readonly string[] | undefined;
  presentedName(question: ConsentQuestion, projectName: string | undefined, say: SayIn): ReadableName;
}

/** A question for consent: what is asked, by whom, and of whom. */
export interface ConsentQuestion {
  request: AuthorizationRequest;
  authorization: Authorization;
  /** The account whose access is requested, as the provider names it if it does. */
  person: Person;
  /** The change of account, if any: another one was asked, or remembered, before. */
  hasChanged: boolean;
  /** The scopes that the application has already, as far as that is known. */
  grantedBefore: readonly string[];
  /** The views and rules of an agent's request, where this may be one. */
  agent?: AgentViews | undefined;
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

/** True while the account that is asked is another one than was asked before. */
export const hasChangedAtom = atom(false);

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
