import { forget, kept, type Tokens } from './kept';
import { finish } from './sign-in';

/** The way by which the page was reached: a first visit, with tokens, after a log-out, or with a refusal, tokens or not. */
export type Arrival =
  | { status: 'stranger' }
  | { status: 'connected'; tokens: Tokens }
  | { status: 'left' }
  | { status: 'refused'; reason: string; tokens: Tokens | undefined };

/** Reads the address once, and clears it: a code serves once, and belongs in no history. */
export async function arrive(): Promise<Arrival> {
  const address = new URL(location.href);
  history.replaceState(null, '', '/app');
  if (address.searchParams.has('code') || address.searchParams.has('error')) {
    return finish(address).then(
      (tokens) => ({ status: 'connected', tokens }),
      (problem: unknown) => ({
        status: 'refused',
        reason: problem instanceof Error ? problem.message : 'No reason.',
        tokens: kept('tokens'),
      }),
    );
  }
  const state = address.searchParams.get('state');
  if (state !== null && state === kept('leaving')) {
    forget('leaving');
    forget('tokens');
    return { status: 'left' };
  }
  const tokens = kept('tokens');
  return tokens ? { status: 'connected', tokens } : { status: 'stranger' };
}
