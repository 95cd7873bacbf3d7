import { atom } from 'jotai/vanilla';
import type { Authorization, AuthorizationRequest } from '../core/provider/identity-provider-calls';
import type { ProviderError } from '../core/provider/errors';
import type { Person } from '../core/provider/provider';

/** Why the flow cannot go on, in words of its own or the provider's. */
export type FlowProblem =
  | { kind: 'missing' | 'repeated'; param: string }
  | { kind: 'noSession' | 'unsafeAddress' }
  | { kind: 'provider'; error: ProviderError };

/** Where consent or log-out stands (spec section 4). */
export type FlowState =
  | { status: 'loading' }
  | { status: 'error'; problem: FlowProblem; attempt: number }
  | {
      status: 'consent';
      request: AuthorizationRequest;
      authorization: Authorization;
      person: Person;
      hasChanged: boolean;
    }
  | { status: 'returning'; clientName: string }
  | { status: 'denied' }
  | { status: 'done' }
  | { status: 'confirmLogout'; redirectURI?: string }
  | { status: 'loggingOut' }
  | { status: 'notLoggedOut' }
  | { status: 'loggedOut' };

/** The state of this mount's flow. */
export const flowStateAtom = atom<FlowState>({ status: 'loading' });
