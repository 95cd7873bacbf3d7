import { atom } from 'jotai/vanilla';
import { fetchCode } from '../core/lazy/fetch-code';
import { preflightAtom } from './authorize';
import { failFlowAtom } from './fail';
import { pageAtom } from './identity-provider.options';
import { readRequest } from './read-request';

/** Begins what the page was opened for, or begins it again. A missing parameter is told before a missing session. */
export const beginAtom = atom(null, (get, set, isCausedByPerson: boolean = false) => {
  const reading = readRequest(get(pageAtom).query);
  switch (reading.status) {
    case 'authorize':
      return set(preflightAtom, reading.request, { isCausedByPerson });
    case 'logout':
      return set(beginLogoutAtom, isCausedByPerson);
    default:
      return set(failFlowAtom, 'idp', { kind: reading.status, param: reading.param }, isCausedByPerson);
  }
});

/** Log-out has its own code, which a page that asks for consent never fetches. */
const beginLogoutAtom = atom(null, async (_get, set, isCausedByPerson: boolean) => {
  const code = await fetchCode(() => import('./log-out'));
  return code.ok
    ? set(code.value.preflightLogoutAtom, isCausedByPerson)
    : set(failFlowAtom, 'idp.oauthLogoutStart', { kind: 'provider', error: code.error }, isCausedByPerson);
});
