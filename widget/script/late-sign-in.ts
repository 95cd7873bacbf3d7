import { widgetError } from '../../flows/core/provider/widget-error';
import type { SignInOptions, SignInResult } from '../sign-in';
import { onePending } from '../sign-in/one-pending';
import { overPageCode } from './over-page.lazy';

// As SignInClosedError, whose class comes with the code.
const closedError = () =>
  Object.assign(new Error('The log-in was aborted.'), { name: 'SignInClosedError', reason: 'aborted' });

/** `signIn`, whose code is fetched at the first call. Its rules hold while that loads (B-SIGNIN-7). */
export const lateSignIn = onePending(begin, closedError);

async function begin(options: SignInOptions, signal?: AbortSignal): Promise<SignInResult> {
  const code = await overPageCode.load();
  if (signal?.aborted) throw closedError();
  if (code.ok) return code.value.signIn(options);
  throw widgetError('signIn', code.error);
}
