import type { SignInOptions, SignInResult } from './sign-in-options';

/** A call that logs the user in over the page. */
type SignIn = (options: SignInOptions) => Promise<SignInResult>;

type Begin = (options: SignInOptions, signal?: AbortSignal) => Promise<SignInResult>;

/**
 * Makes a call of which one is pending at a time: another one returns the same promise. An abort rejects the promise, and ends the
 * call at once.
 * @param begin is given the signal of the options; after an abort its result has no effect
 * @param closedError makes the error of an abort
 */
export function onePending(begin: Begin, closedError: () => Error): SignIn {
  let current: Promise<SignInResult> | undefined;
  return (options) => {
    if (current) return current;
    // A host without types may pass nothing: the late code has the sentence for that.
    const signal = (options as SignInOptions | undefined)?.signal;
    const mine = new Promise<SignInResult>((resolve, reject) => {
      const end = () => {
        signal?.removeEventListener('abort', abort);
        // After an abort the next one may be pending.
        if (current === mine) current = undefined;
      };
      const abort = () => {
        end();
        reject(closedError());
      };
      signal?.addEventListener('abort', abort);
      const begun = signal?.aborted ? Promise.reject<SignInResult>(closedError()) : begin(options, signal);
      // It ends before it settles, so that a call in its continuation begins again.
      void begun.finally(end).then(resolve, reject);
    });
    current = mine;
    return mine;
  };
}
