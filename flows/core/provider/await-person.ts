import { watchTime } from '../time/timing';
import { type SignedIn, signedInOf } from './person';
import type { Provider } from './provider';

/** Waits until it is known who is signed in, for at most the given milliseconds; the state is `unknown` after that. */
export function awaitPerson(
  provider: Provider,
  signal: AbortSignal,
  milliseconds: number,
  isKnown = () => signedInOf(provider).status !== 'unknown',
): Promise<SignedIn> {
  return new Promise((resolve) => {
    const settle = () => {
      clock.stop();
      stop();
      signal.removeEventListener('abort', settle);
      resolve(signedInOf(provider));
    };
    const clock = watchTime(signal, { [milliseconds]: settle });
    const stop = provider.watchPerson(() => isKnown() && settle());
    signal.addEventListener('abort', settle);
    if (signal.aborted || isKnown()) settle();
  });
}
