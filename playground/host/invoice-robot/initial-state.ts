import { exchangeCode } from './authorization';
import { readValue, removeValue, type Tokens } from './stored-values';

/** The state of the application when its page opens. A refused request may follow an earlier one that was granted. */
export type InitialState =
  | { status: 'disconnected' }
  | { status: 'connected'; tokens: Tokens }
  | { status: 'loggedOut' }
  | { status: 'refused'; reason: string; tokens: Tokens | undefined };

/** Reads the response in the page's address, and removes it: a code is valid once, and must not stay in the history. */
export async function readInitialState(): Promise<InitialState> {
  const address = new URL(location.href);
  history.replaceState(null, '', '/app');
  if (address.searchParams.has('code') || address.searchParams.has('error')) {
    return exchangeCode(address).then(
      (tokens) => ({ status: 'connected', tokens }),
      (problem: unknown) => ({
        status: 'refused',
        reason: problem instanceof Error ? problem.message : 'No reason.',
        tokens: readValue('tokens'),
      }),
    );
  }
  const state = address.searchParams.get('state');
  if (state !== null && state === readValue('logOutState')) {
    removeValue('logOutState');
    removeValue('tokens');
    return { status: 'loggedOut' };
  }
  const tokens = readValue('tokens');
  return tokens ? { status: 'connected', tokens } : { status: 'disconnected' };
}
