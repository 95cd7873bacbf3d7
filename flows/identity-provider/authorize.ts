import { atom } from 'jotai/vanilla';
import { action } from '../core/action/action';
import { deadline } from '../core/action/deadline';
import { emitAtom, lifeAtom } from '../core/host/host.atoms';
import { focusWishAtom } from '../core/navigation/navigation.atoms';
import { leaveAtom } from '../core/navigation/leave.atoms';
import { answeredAddress } from '../core/navigation/safe-address';
import type { Authorization, AuthorizationRequest } from '../core/provider/consent-calls';
import { withCalls } from '../core/provider/late-calls';
import { signedInNow } from '../core/provider/person.atoms';
import type { Answer, Person } from '../core/provider/provider';
import { failFlowAtom } from './fail';
import { pageAtom } from './identity-provider.options';
import { flowStateAtom } from './identity-provider.state';
import { outcomePart } from './later-parts';
import { sortScopes } from './scopes';

/** Queries that were answered without asking: once a page life, whatever mounts again. */
const answered = new Set<string>();

/** Asks the provider who wants what, for the person who is signed in. */
export const preflightAtom = atom(
  null,
  async (get, set, request: AuthorizationRequest, { isCausedByPerson = false, hasChanged = false } = {}) => {
    const signedIn = signedInNow(get);
    if (signedIn.status !== 'somebody') {
      return set(failFlowAtom, 'idp.oauthAuthorizeStart', { kind: 'noSession' }, isCausedByPerson);
    }
    const { person } = signedIn;
    const life = get(lifeAtom);
    set(flowStateAtom, { status: 'loading' });
    set(emitAtom, {
      type: 'OAUTH_AUTHORIZE_FLOW_START',
      data: { client_id: request.clientId, redirect_uri: request.redirectURI, scope: request.scopes.join(' ') },
    });
    const call = withCalls(get, 'consent', (calls) => calls.startAuthorization(request));
    const outcome = await deadline(life, call);
    if (life.aborted) return undefined;
    if (!outcome.ok) {
      const problem = { kind: 'provider' as const, error: outcome.error };
      return set(failFlowAtom, 'idp.oauthAuthorizeStart', problem, isCausedByPerson);
    }
    const authorization = outcome.value;
    // Inside a foreign frame nothing is answered unasked either.
    if (authorization.isConsentRequired || get(pageAtom).isFramed) {
      set(flowStateAtom, { status: 'consent', request, authorization, person, hasChanged });
      if (isCausedByPerson) set(focusWishAtom, { target: 'heading' });
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

/** Allow, Deny, or the answer that needs no asking (consent granted false, spec section 4). */
export const submitAuthorization = action<Decision, { redirectURI?: string; answer: Answer }>({
  operation: 'idp.oauthAuthorizeSubmit',
  kind: 'send',
  call: (get, { request, authorization, isGranted }) => {
    // Exactly what can be granted of what was asked, and shown.
    const scopes = sortScopes(authorization.scopes, request.scopes).grantable.map(({ scope }) => scope);
    return withCalls(get, 'consent', (calls) => calls.submitAuthorization({ ...request, scopes, isGranted }));
  },
  onSuccess: async (_get, set, { redirectURI, answer }, { request, authorization, isGranted }) => {
    const isDenied = authorization.isConsentRequired && !isGranted;
    const address = redirectURI === undefined ? undefined : answeredAddress(redirectURI, request.redirectURI);
    if (redirectURI !== undefined && !address) {
      return set(failFlowAtom, 'idp.oauthAuthorizeSubmit', { kind: 'unsafeAddress' }, true);
    }
    if (!address) await outcomePart.load();
    set(emitAtom, {
      type: isDenied ? 'OAUTH_AUTHORIZE_FLOW_CONSENT_DENIED' : 'OAUTH_AUTHORIZE_FLOW_COMPLETE',
      data: answer,
    });
    set(
      flowStateAtom,
      address
        ? { status: 'returning', clientName: authorization.client.name }
        : { status: isDenied ? 'denied' : 'done' },
    );
    set(focusWishAtom, { target: 'heading' });
    if (address) set(leaveAtom, address, { isSpent: true });
    return undefined;
  },
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
