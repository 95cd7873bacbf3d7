import { atom } from 'jotai/vanilla';
import { deadline } from '../core/request/deadline';
import { mountSignalAtom } from '../core/host/host.atoms';
import { leaveAtom } from '../core/host/browser.atoms';
import { focusRequestAtom } from '../core/screen/screen.atoms';
import { answeredAddress } from '../core/host/safe-address';
import type { LogoutRequest } from '../core/provider/identity-provider-calls';
import { providerAtom } from '../core/provider/provider.atoms';
import { failFlowAtom } from './fail';
import { pageAtom } from './identity-provider.options';
import { logoutPart, outcomePart } from './later-parts';
import { flowStateAtom } from './identity-provider.state';
import { readLogout } from './read-logout';

const requestAtom = atom<LogoutRequest | undefined>(undefined);

/** Asks the provider whether the person must be asked (OIDC RP-Initiated Logout 1.0). */
export const preflightLogoutAtom = atom(null, async (get, set, isCausedByPerson: boolean) => {
  const request = readLogout(get(pageAtom).query);
  if ('missing' in request) {
    return set(failFlowAtom, 'idp', { kind: 'missing', param: request.missing }, isCausedByPerson);
  }
  set(requestAtom, request);
  set(flowStateAtom, { status: 'loading' });
  const life = get(mountSignalAtom);
  const outcome = await deadline(life, get(providerAtom).startLogout(request));
  if (life.aborted) return undefined;
  if (!outcome.ok) {
    return set(failFlowAtom, 'idp.oauthLogoutStart', { kind: 'provider', error: outcome.error }, isCausedByPerson);
  }
  const { isConsentRequired, redirectURI } = outcome.value;
  const where = { ...(redirectURI !== undefined && { redirectURI }) };
  if (!isConsentRequired) return set(endSessionAtom, where);
  // With the question comes what follows each answer to it.
  await Promise.all([logoutPart.load(), outcomePart.load()]);
  set(flowStateAtom, { status: 'confirmLogout', ...where });
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
const endSessionAtom = atom(null, async (get, set, { redirectURI }: { redirectURI?: string }) => {
  const request = get(requestAtom);
  const address =
    redirectURI !== undefined && request ? answeredAddress(redirectURI, request.postLogoutRedirectURI) : undefined;
  if (redirectURI !== undefined && !address) {
    return set(failFlowAtom, 'idp.oauthLogoutStart', { kind: 'unsafeAddress' }, true);
  }
  set(flowStateAtom, { status: 'loggingOut' });
  const life = get(mountSignalAtom);
  await deadline(life, get(providerAtom).revokeSession());
  if (life.aborted) return undefined;
  if (address) return set(leaveAtom, address, { isSpent: true });
  set(flowStateAtom, { status: 'loggedOut' });
  return set(focusRequestAtom, { target: 'heading' });
});
