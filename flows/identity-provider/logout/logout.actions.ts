import { atom } from 'jotai/vanilla';
import { leaveAtom } from '../../core/host/browser.atoms';
import { answeredAddress } from '../../core/host/answered-address';
import type { LogoutRequest } from '../../core/provider/identity-provider-calls';
import { request } from '../../core/request/request';
import { focusRequestAtom } from '../../core/screen/screen.atoms';
import { beginPreflightAtom, failFlowAtom, flowStateAtom, showProblemAtom } from '../identity-provider.atoms';
import { pageAtom } from '../consent-options.atoms';
import { readLogout } from './logout-request';

/** A log-out to be carried out, and the address the provider answered with. */
interface LogOut {
  request: LogoutRequest;
  redirectURI?: string;
}

/** Begins a log-out: reads what is asked for. */
export const beginLogoutAtom = atom(null, (_get, set, parameters: URLSearchParams, isCausedByPerson: boolean) => {
  const reading = readLogout(parameters);
  return reading.status === 'logout'
    ? set(preflightAtom, reading.request, isCausedByPerson)
    : set(failFlowAtom, 'idp', reading.problem, isCausedByPerson);
});

/** Asks the provider whether the person must be asked. It does not matter who they are. */
const preflightAtom = atom(null, async (get, set, asked: LogoutRequest, isCausedByPerson: boolean) => {
  const signal = set(beginPreflightAtom);
  const outcome = await request(get, set, {
    operation: 'idp.oauthLogoutStart',
    call: (provider) => provider.startLogout(asked),
    signal,
  });
  if (signal.aborted) return undefined;
  if (!outcome.ok) return set(showProblemAtom, { kind: 'provider', error: outcome.error }, isCausedByPerson);
  const { isConsentRequired, redirectURI } = outcome.value;
  const logOut = { request: asked, ...(redirectURI !== undefined && { redirectURI }) };
  // Another site that holds this page in a frame shall not log anybody out by itself.
  if (!isConsentRequired && !get(pageAtom).isFramed) return set(endSessionAtom, logOut);
  set(flowStateAtom, { status: 'confirmLogout', ...logOut });
  if (isCausedByPerson) set(focusRequestAtom, { target: 'heading' });
  return undefined;
});

/** Yes. */
export const confirmLogoutAtom = atom(null, (get, set) => {
  const state = get(flowStateAtom);
  return state.status === 'confirmLogout' ? set(endSessionAtom, state) : undefined;
});

/** No: nothing is ended and nobody is sent anywhere. */
export const declineLogoutAtom = atom(null, (get, set) => {
  if (get(flowStateAtom).status !== 'confirmLogout') return;
  set(flowStateAtom, { status: 'notLoggedOut' });
  set(focusRequestAtom, { target: 'heading' });
});

/** Ends the session, whatever the server says of it, and goes where the application asked to be led. */
const endSessionAtom = atom(null, async (get, set, { request: asked, redirectURI }: LogOut) => {
  const address = redirectURI === undefined ? undefined : answeredAddress(redirectURI, asked.postLogoutRedirectURI);
  if (redirectURI !== undefined && !address) {
    return set(failFlowAtom, 'idp.oauthLogoutStart', { kind: 'unsafeAddress' }, true);
  }
  const signal = set(beginPreflightAtom);
  set(flowStateAtom, { status: 'loggingOut' });
  const ended = await request(get, set, {
    operation: 'session.revoke',
    call: (provider) => provider.revokeSession(),
    signal,
  });
  if (signal.aborted) return undefined;
  if (!ended.ok) return set(showProblemAtom, { kind: 'provider', error: ended.error }, true);
  if (address) return set(leaveAtom, address, { isSpent: true });
  set(flowStateAtom, { status: 'loggedOut' });
  return set(focusRequestAtom, { target: 'heading' });
});
