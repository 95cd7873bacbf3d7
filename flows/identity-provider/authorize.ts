import { atom } from 'jotai/vanilla';
import { action } from '../core/request/action';
import { deadline } from '../core/request/deadline';
import { emitAtom, mountSignalAtom } from '../core/host/host.atoms';
import { focusRequestAtom } from '../core/screen/screen.atoms';
import type { Authorization, AuthorizationRequest } from '../core/provider/identity-provider-calls';
import { providerAtom } from '../core/provider/provider.atoms';
import { signedInNow } from '../core/provider/person.atoms';
import type { Person } from '../core/provider/provider';
import { failed, succeeded } from '../core/provider/outcome';
import { fetchCode } from '../core/lazy/fetch-code';
import type { conclude, DecisionAnswer } from './conclude';
import { failFlowAtom } from './fail';
import { pageAtom } from './identity-provider.options';
import { flowStateAtom } from './identity-provider.state';
import { decisionProblemPart } from './later-parts';
import { prepareDecisionAtom } from './prepare-decision';
import { sortScopes } from './scopes';

/** Queries that were answered without asking: once a page life, whatever mounts again. */
const answered = new Set<string>();

/** Asks the provider who wants what, for the person who is signed in. */
export const preflightAtom = atom(
  null,
  async (get, set, request: AuthorizationRequest, { isCausedByPerson = false, hasChanged = false } = {}) => {
    const operation = 'idp.oauthAuthorizeStart';
    const signedIn = signedInNow(get);
    if (signedIn.status !== 'somebody') {
      return set(failFlowAtom, operation, { kind: 'noSession' }, isCausedByPerson);
    }
    const { person } = signedIn;
    const life = get(mountSignalAtom);
    set(flowStateAtom, { status: 'loading' });
    set(emitAtom, {
      type: 'OAUTH_AUTHORIZE_FLOW_START',
      data: { client_id: request.clientId, redirect_uri: request.redirectURI, scope: request.scopes.join(' ') },
    });
    const call = get(providerAtom).startAuthorization(request);
    const outcome = await deadline(life, call);
    if (life.aborted) return undefined;
    if (!outcome.ok) {
      return set(failFlowAtom, operation, { kind: 'provider', error: outcome.error }, isCausedByPerson);
    }
    const authorization = outcome.value;
    // Inside a foreign frame nothing is answered unasked either.
    if (authorization.isConsentRequired || get(pageAtom).isFramed) {
      // Whatever becomes of the code: without it the question is asked in plainer words.
      await deadline(life, set(prepareDecisionAtom, authorization, hasChanged).then(succeeded));
      if (life.aborted) return undefined;
      set(flowStateAtom, { status: 'consent', request, authorization, person, hasChanged });
      if (isCausedByPerson) set(focusRequestAtom, { target: 'heading' });
      return undefined;
    }
    const { query } = get(pageAtom);
    if (answered.has(query)) return set(flowStateAtom, { status: 'done' });
    answered.add(query);
    return set(submitAuthorization.startAtom, { request, authorization, person, isGranted: false });
  },
);

/** A decision, and what it is about. */
export interface Decision {
  request: AuthorizationRequest;
  authorization: Authorization;
  person: Person;
  isGranted: boolean;
}

/** What follows an answer, and a failure. It is here before anything is sent: an answer that nothing could follow would be lost. */
export async function fetchConclusion() {
  const [code] = await Promise.all([fetchCode(() => import('./conclude')), decisionProblemPart.load()]);
  return code;
}

/** Allow, Deny, or the answer that needs no asking (consent granted false, spec section 4). */
export const submitAuthorization = action<Decision, DecisionAnswer & { conclude: typeof conclude }>({
  operation: 'idp.oauthAuthorizeSubmit',
  kind: 'send',
  call: async (get, { request, authorization, isGranted }, { signal }) => {
    const code = await fetchConclusion();
    if (!code.ok || signal.aborted) return code.ok ? failed({ type: 'cancelled' }) : code;
    // Exactly what can be granted of what was asked, and shown.
    const scopes = sortScopes(authorization.scopes, request.scopes).grantable.map(({ scope }) => scope);
    const outcome = await get(providerAtom).submitAuthorization({ ...request, scopes, isGranted });
    return outcome.ok ? succeeded({ ...outcome.value, conclude: code.value.conclude }) : outcome;
  },
  onSuccess: (get, set, { conclude: follow, ...answer }, decision) => follow(get, set, answer, decision),
  onFailure: (get, set, error) => {
    // Without a consent screen to show it on, the error screen does; the action has told the host.
    if (get(flowStateAtom).status === 'loading') {
      set(flowStateAtom, { status: 'error', problem: { kind: 'provider', error }, attempt: 0 });
      answered.delete(get(pageAtom).query);
    }
  },
});

/** Allow or Deny was pressed. Another tab may have changed who is signed in: then nothing is sent (SEQ-20, SEQ-21). */
export const decideAtom = atom(null, (get, set, isGranted: boolean) => {
  const state = get(flowStateAtom);
  if (state.status !== 'consent' || (isGranted && get(pageAtom).isFramed)) return undefined;
  const { request, authorization, person } = state;
  const signedIn = signedInNow(get);
  if (signedIn.status !== 'somebody') {
    return set(failFlowAtom, 'idp.oauthAuthorizeSubmit', { kind: 'noSession' }, true);
  }
  if (signedIn.person.userId !== person.userId) {
    return set(preflightAtom, request, { isCausedByPerson: true, hasChanged: true });
  }
  return set(submitAuthorization.startAtom, { request, authorization, person, isGranted });
});
