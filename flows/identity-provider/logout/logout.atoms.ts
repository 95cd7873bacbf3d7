import { atom } from 'jotai/vanilla';
import type { LogoutRequest } from '../../core/provider/identity-provider-calls';

/** The request of a log-out, and the address that the provider answered with. */
export interface LogoutDetails {
  request: LogoutRequest;
  redirectURI?: string;
}

/** The state of a log-out after its preflight. `returnTo` is an app: a browser may not open it without a press. */
export type LogoutState =
  | ({ status: 'confirmLogout' } & LogoutDetails)
  | { status: 'loggingOut' }
  | { status: 'notLoggedOut' }
  | { status: 'loggedOut'; returnTo?: URL };

/** The state of the log-out; undefined until the preflight is over, and on a page for consent. */
export const logoutStateAtom = atom<LogoutState | undefined>(undefined);
