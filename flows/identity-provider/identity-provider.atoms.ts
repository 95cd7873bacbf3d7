import { atom } from 'jotai/vanilla';
import { mountSignalAtom, reportAtom } from '../core/host/host.atoms';
import type { ProviderError } from '../core/provider/errors';
import type { Authorization, AuthorizationRequest, LogoutRequest } from '../core/provider/identity-provider-calls';
import type { Person } from '../core/provider/provider';
import { WidgetError } from '../core/provider/widget-error';
import { focusRequestAtom } from '../core/screen/screen.atoms';
import { timing } from '../core/time/timing';
import { watchTime } from '../core/time/watch-time';
import { announceAtom } from '../core/words/announce.atoms';
import { coreMessages } from '../core/words/core.messages';
import { sayAtom } from '../core/words/words.atoms';
import type { RequestProblem } from './authorization-request';

/** The reason why the flow cannot go on, in words of its own or the provider's. */
export type FlowProblem = RequestProblem | { kind: 'noSession' } | { kind: 'provider'; error: ProviderError };

/** A question for consent: what is asked, by whom, and of whom. */
export interface ConsentQuestion {
  request: AuthorizationRequest;
  authorization: Authorization;
  /** Whose access is asked for, by the provider's own word where it says so. */
  person: Person;
  /** The change of person, if any: somebody else was asked, or remembered, before. */
  hasChanged: boolean;
  /** The scopes that the application has already, as far as that is known. */
  grantedBefore: readonly string[];
}

/** The state of consent or log-out. */
export type FlowState =
  | { status: 'loading'; isSlow: boolean }
  | { status: 'error'; problem: FlowProblem }
  | { status: 'consent'; question: ConsentQuestion }
  | { status: 'returning'; clientName: string }
  | { status: 'denied'; returnTo?: URL }
  | { status: 'done' }
  | { status: 'confirmLogout'; request: LogoutRequest; redirectURI?: string }
  | { status: 'loggingOut' }
  | { status: 'notLoggedOut' }
  | { status: 'loggedOut' };

/** The state of this mount's flow. */
export const flowStateAtom = atom<FlowState>({ status: 'loading', isSlow: false });

/** The sending of a decision: true while it, or the code that sends it, is on its way. */
export const isDecidingAtom = atom(false);

/** The preflight under way: the newest wins. */
const preflightAtom = atom<AbortController | undefined>(undefined);

/** Begins a preflight, in place of one before it: the spinner, and "Still working..." with a way out once it is slow. */
export const beginPreflightAtom = atom(null, (get, set): AbortSignal => {
  get(preflightAtom)?.abort();
  const preflight = new AbortController();
  const { signal } = preflight;
  set(preflightAtom, preflight);
  set(flowStateAtom, { status: 'loading', isSlow: false });
  get(mountSignalAtom).addEventListener('abort', () => preflight.abort(), { signal });
  watchTime(signal, {
    [timing.slowAfter]: () => {
      if (get(flowStateAtom).status !== 'loading') return;
      set(flowStateAtom, { status: 'loading', isSlow: true });
      set(announceAtom, get(sayAtom)(coreMessages)('core.stillWorking'));
    },
  });
  return signal;
});

/** The way out of a preflight that is slow: it is let go, and can be tried again. */
export const cancelPreflightAtom = atom(null, (get, set) => {
  get(preflightAtom)?.abort();
  set(showProblemAtom, { kind: 'provider', error: { type: 'unreachable' } }, true);
});

/** Shows the error screen. `isCausedByPerson` moves focus there. */
export const showProblemAtom = atom(null, (_get, set, problem: FlowProblem, isCausedByPerson: boolean) => {
  set(flowStateAtom, { status: 'error', problem });
  if (isCausedByPerson) set(focusRequestAtom, { target: 'heading' });
});

/** Shows the error screen, and tells the host, for what no request has told. */
export const failFlowAtom = atom(
  null,
  (_get, set, operation: string, problem: Exclude<FlowProblem, { kind: 'provider' }>, isCausedByPerson: boolean) => {
    const words = Object.values(problem).join(' ');
    set(reportAtom, new WidgetError(operation, 'configuration', `${operation} failed (${words})`));
    set(showProblemAtom, problem, isCausedByPerson);
  },
);
