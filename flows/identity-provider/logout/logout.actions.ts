import { atom } from 'jotai/vanilla';
import { leaveAtom } from '../../core/host/browser.atoms';
import { mountSignalAtom } from '../../core/host/host.atoms';
import { answeredAddress, safeAddress } from '../../core/host/safe-address';
import type { LogoutRequest } from '../../core/provider/identity-provider-calls';
import { type Outcome, succeeded } from '../../core/provider/outcome';
import { signedInNow } from '../../core/provider/person';
import { omitUndefined } from '../../core/provider/record';
import { request } from '../../core/request/request';
import { focusRequestAtom } from '../../core/screen/screen.atoms';
import { refused, type RequestProblem } from '../authorization-request';
import { destinationOf } from '../client-name';
import { consentPageAtom } from '../consent-options.atoms';
import { failFlowAtom, problemAtom } from '../identity-provider.atoms';
import { type LogoutDetails, logoutStateAtom } from './logout.atoms';

/** The request of a log-out, or why it cannot be carried out. */
export type LogoutReading =
  | { status: 'logout'; request: LogoutRequest }
  | { status: 'refused'; problem: RequestProblem };

/** Reads a request for a log-out (OIDC RP-Initiated Logout 1.0). Values stay byte for byte what they were. */
export function readLogout(parameters: URLSearchParams): LogoutReading {
  const value = (name: string) => parameters.get(name) || undefined;
  const clientId = value('client_id');
  const postLogoutRedirectURI = value('post_logout_redirect_uri');
  if (!clientId) return refused({ kind: 'missing', param: 'client_id' });
  if (!postLogoutRedirectURI) return refused({ kind: 'missing', param: 'post_logout_redirect_uri' });
  if (!safeAddress(postLogoutRedirectURI, postLogoutRedirectURI)) return refused({ kind: 'unsafeAddress' });
  const optional = { idTokenHint: value('id_token_hint'), state: value('state') };
  return { status: 'logout', request: { clientId, postLogoutRedirectURI, ...omitUndefined(optional) } };
}

/** Asks the provider whether the user must confirm the log-out. It does not matter which account is signed in. */
export const startLogoutAtom = atom(
  null,
  async (get, set, parameters: URLSearchParams, signal: AbortSignal): Promise<Outcome<unknown>> => {
    const reading = readLogout(parameters);
    if (reading.status === 'refused') return succeeded(set(failFlowAtom, 'idp', reading.problem));
    const outcome = await request(get, set, {
      operation: 'idp.oauthLogoutStart',
      call: (provider) => provider.startLogout(reading.request),
      signal,
    });
    if (!outcome.ok || signal.aborted) return outcome;
    const { isConsentRequired, redirectURI } = outcome.value;
    const details = { request: reading.request, ...(redirectURI !== undefined && { redirectURI }) };
    // A site that has this page in a frame must not end a session by itself.
    if (isConsentRequired || get(consentPageAtom).isFramed)
      set(logoutStateAtom, { status: 'confirmLogout', ...details });
    else void set(endSessionAtom, details);
    return outcome;
  },
);

/** Confirms the log-out and ends the session. */
export const confirmLogoutAtom = atom(null, (get, set) => {
  const state = get(logoutStateAtom);
  if (state?.status !== 'confirmLogout') return undefined;
  set(focusRequestAtom, { target: 'heading' });
  return set(endSessionAtom, state);
});

/** Declines the log-out: the session stays, unless another tab has ended it, and the page is not left. */
export const declineLogoutAtom = atom(null, (get, set) => {
  if (get(logoutStateAtom)?.status !== 'confirmLogout') return;
  set(logoutStateAtom, { status: signedInNow(get).status === 'signedOut' ? 'loggedOut' : 'notLoggedOut' });
  set(focusRequestAtom, { target: 'heading' });
});

/** Ends the session, and leaves for the address that the application requested. */
const endSessionAtom = atom(null, async (get, set, { request: requested, redirectURI }: LogoutDetails) => {
  const address = redirectURI === undefined ? undefined : answeredAddress(redirectURI, requested.postLogoutRedirectURI);
  if (redirectURI !== undefined && !address) {
    set(failFlowAtom, 'idp.oauthLogoutStart', { kind: 'unsafeAddress' });
    return set(focusRequestAtom, { target: 'heading' });
  }
  set(logoutStateAtom, { status: 'loggingOut' });
  const ended = await request(get, set, {
    operation: 'session.revoke',
    call: (provider) => provider.revokeSession(),
  });
  if (get(mountSignalAtom).aborted) return undefined;
  if (ended.ok && address) {
    set(leaveAtom, address, { isSpent: true });
    if (destinationOf(address).kind !== 'app') return undefined;
  }
  // An app opens beside this page, after a question of the browser, or not at all.
  if (ended.ok) set(logoutStateAtom, { status: 'loggedOut', ...(address && { returnTo: address }) });
  else set(problemAtom, { kind: 'provider', error: ended.error });
  return set(focusRequestAtom, { target: 'heading' });
});
