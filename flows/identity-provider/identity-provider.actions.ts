import { atom } from 'jotai/vanilla';
import { mountSignalAtom } from '../core/host/host.atoms';
import { loadCodeAtom } from '../core/lazy/load-code.atoms';
import { type Outcome, succeeded } from '../core/provider/outcome';
import { noSessionErrors } from '../core/provider/session-errors';
import { resource, type ResourceTools } from '../core/request/resource';
import { focusRequestAtom } from '../core/screen/screen.atoms';
import { whileRead } from '../core/time/while-read';
import { readRequest } from './authorization-request';
import { isReadyAtom } from './consent/decision-guard.atoms';
import { askConsentAtom, withCode } from './consent/preflight.actions';
import { consentPageAtom, type Press } from './consent-options.atoms';
import {
  consentStateAtom,
  failFlowAtom,
  type IdentityProviderState,
  hasChangedAtom,
  isFetchingDecisionAtom,
  problemAtom,
  questionAtom,
} from './identity-provider.atoms';
import { lateActions, type LateViews, lateViews } from './identity-provider.lazy';
import { logoutStateAtom } from './logout/logout.atoms';

/** Starts the flow that the address requests. A missing parameter is shown before a missing session. */
async function openPage({ get, set, ...tools }: ResourceTools): Promise<Outcome<unknown>> {
  const reading = readRequest(get(consentPageAtom).query);
  switch (reading.status) {
    case 'authorize': {
      const outcome = await set(askConsentAtom, reading.request, tools);
      // The client may remember a session that the provider has ended.
      const isWithoutSession = !outcome.ok && noSessionErrors.has(outcome.error.type);
      if (isWithoutSession && !tools.signal.aborted) set(problemAtom, { kind: 'noSession' });
      return outcome;
    }
    case 'logout':
      return withCode(set, lateActions, tools.signal, (actions) =>
        set(actions.startLogoutAtom, reading.parameters, tools.signal),
      );
    case 'refused':
      return succeeded(set(failFlowAtom, 'idp', reading.problem));
  }
}

/** The preflight: everything that happens before the question. */
const preflight = resource<unknown>(async (tools) => {
  const outcome = await openPage(tools);
  if (tools.isAgain && !tools.signal.aborted) tools.set(focusRequestAtom, { target: 'heading' });
  return outcome;
});

const startPreflightAtom = atom(null, (_get, set, isAgain: boolean) => {
  if (isAgain) set(focusRequestAtom, { target: 'heading' });
  set(problemAtom, undefined);
  set(consentStateAtom, undefined);
  set(logoutStateAtom, undefined);
  return set(preflight.loadAtom, isAgain);
});

/** Begins what the page was opened for, or begins it again: `isAgain` is true after Try again. */
export const beginIdentityProviderAtom = atom(null, (_get, set, isAgain: boolean = false) => {
  if (!isAgain) set(hasChangedAtom, false);
  return set(startPreflightAtom, isAgain);
});

/** Cancels a preflight that is slow. It can be tried again. */
export const cancelPreflightAtom = atom(null, (_get, set) => {
  set(preflight.cancelAtom);
  set(focusRequestAtom, { target: 'heading' });
});

/** The state of what the page was opened for: consent or log-out, the wait before it, or its problem. */
export const identityProviderStateAtom = atom((get): IdentityProviderState => {
  const problem = get(problemAtom);
  if (problem) return { status: 'error', problem };
  const state = get(preflight.stateAtom);
  if (state.status === 'failed') return { status: 'error', problem: { kind: 'provider', error: state.error } };
  const isSlow = state.status === 'loading' && state.isSlow;
  return get(consentStateAtom) ?? get(logoutStateAtom) ?? { status: 'loading', isSlow };
});

const arrivedViewsAtom = atom<LateViews>();

const viewsAtom = whileRead(
  (_get, set) => {
    const follow = () => set(arrivedViewsAtom, lateViews.value());
    follow();
    return lateViews.subscribe(follow);
  },
  (get) => get(arrivedViewsAtom) ?? lateViews.value(),
);

/** The developer warning about the host's words for this request, once they are shown (B-IDP-17). */
export const manifestMistakeAtom = atom((get): string | undefined => {
  const views = get(viewsAtom);
  return views && get(views.manifestMistakeAtom);
});

/** True while a decision is being sent, or the code that sends it is loading. */
export const isDecidingAtom = atom((get): boolean => {
  const actions = lateActions.value();
  return get(isFetchingDecisionAtom) || (actions !== undefined && get(actions.submitAuthorization.isPendingAtom));
});

/**
 * Sends Allow or Deny (`sendDecisionAtom`). Nothing is allowed in another site's frame, before the decision has been in
 * sight, or by the second click of a double click.
 */
export const decideAtom = atom(null, async (get, set, isGranted: boolean, press?: Press) => {
  const question = get(questionAtom);
  if (!question || get(isDecidingAtom) || get(mountSignalAtom).aborted) return;
  const isSecondClick = (press?.detail ?? 0) > 1;
  if (isGranted && (get(consentPageAtom).isFramed || !get(isReadyAtom) || isSecondClick)) return;
  set(isFetchingDecisionAtom, true);
  await set(loadCodeAtom, lateActions);
  const actions = lateActions.value();
  // Code that cannot be loaded shows a failure in its place, with Try again.
  const sent = actions && set(actions.sendDecisionAtom, { question, isGranted }, () => set(startPreflightAtom, true));
  set(isFetchingDecisionAtom, false);
  return sent;
});
