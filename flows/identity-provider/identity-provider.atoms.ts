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
import type { LogoutState } from './logout/logout.atoms';

/** The reason why the flow cannot continue, in words of its own or the provider's. */
export type IdentityProviderProblem =
  | RequestProblem
  | { kind: 'noSession' }
  | { kind: 'provider'; error: ProviderError };

/**
 * The views and rules of an agent's request. Their code is loaded late and imports the question, so only their shape is
 * declared here.
 */
export interface AgentViews {
  RequestedResources: ComponentType<Pick<ConsentQuestion, 'request'>>;
  AgentDestination: ComponentType<{ address: string; children: ReactNode }>;
  AgentNotices: ComponentType<{ question: ConsentQuestion; clientName: string; id: string }>;
  noticesOf(question: ConsentQuestion, clientName: string, say: SayIn): readonly string[] | undefined;
  presentedName(question: ConsentQuestion, projectName: string | undefined, say: SayIn): ReadableName;
}

/** A question for consent: the request, the application and the account. */
export interface ConsentQuestion {
  request: AuthorizationRequest;
  authorization: Authorization;
  /** The account whose access is requested, as the provider names it if it does. */
  person: Person;
  /** True if another account was asked, or remembered, before. */
  hasChanged: boolean;
  /** The scopes that the application has already, as far as that is known. */
  grantedBefore: readonly string[];
  /** The views and rules of an agent's request, where this may be one. */
  agent?: AgentViews | undefined;
}

/** The state of consent after its preflight. */
export type ConsentState =
  | { status: 'consent'; question: ConsentQuestion }
  /** On the way to the application, with the answer that it is given: `failed` is an error of the provider. */
  | { status: 'returning'; outcome: 'granted' | 'denied' | 'failed'; clientName: string; address: URL }
  | { status: 'denied'; returnTo?: URL }
  | { status: 'done' };

/** The state of what the page was opened for: consent or log-out. */
export type IdentityProviderState =
  | { status: 'loading'; isSlow: boolean }
  | { status: 'error'; problem: IdentityProviderProblem }
  | ConsentState
  | LogoutState;

/** The state of consent; undefined until the preflight is over. */
export const consentStateAtom = atom<ConsentState | undefined>(undefined);

/** The problem that ended the flow, if any. */
export const problemAtom = atom<IdentityProviderProblem | undefined>(undefined);

/** True while the account that is asked differs from the one before. */
export const hasChangedAtom = atom(false);

/** The question that is shown, if any. */
export const questionAtom = atom((get): ConsentQuestion | undefined => {
  const state = get(consentStateAtom);
  return state?.status === 'consent' && !get(problemAtom) ? state.question : undefined;
});

/** Ends the flow with a problem that no request has reported to the host. */
export const failFlowAtom = atom(
  null,
  (_get, set, operation: string, problem: Exclude<IdentityProviderProblem, { kind: 'provider' }>) => {
    const words = Object.values(problem).join(' ');
    set(reportAtom, new WidgetError(operation, 'configuration', `${operation} failed (${words})`));
    set(problemAtom, problem);
  },
);

/** True while the code that sends a decision is loading. */
export const isFetchingDecisionAtom = atom(false);
