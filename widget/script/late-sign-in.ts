import { widgetError } from '../../flows/core/provider/widget-error';
import type { SignInOptions, SignInResult } from '../sign-in';
import { overPageCode } from './over-page.lazy';

/** The pending sign-in of this page. */
let current: Promise<SignInResult> | undefined;

/** `signIn`, whose code is fetched at the first call. Its rules hold while that loads (B-SIGNIN-7). */
export function lateSignIn(options: SignInOptions): Promise<SignInResult> {
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
      // As SignInClosedError, whose class comes with the code.
      reject(Object.assign(new Error('The log-in was aborted.'), { name: 'SignInClosedError', reason: 'aborted' }));
    };
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) queueMicrotask(abort);
    void overPageCode
      .load()
      .then((code) => {
        if (current !== mine) return mine;
        if (code.ok) return code.value.signIn(options);
        throw widgetError('signIn', code.error);
      })
      .finally(end)
      .then(resolve, reject);
  });
  current = mine;
  return mine;
}
