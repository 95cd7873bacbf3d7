import { widgetError } from '../../flows/core/provider/widget-error';
import { openSignInCode } from './sign-in.lazy';
import { SignInClosedError, type SignInOptions, type SignInResult } from './sign-in-options';

/** The pending sign-in of this page. */
let current: Promise<SignInResult> | undefined;

/**
 * Logs the user in over the page, and returns their session: one that the provider confirms, else by a passkey of this device
 * with one press, else by the log-in widget in a modal dialog. The page, its scroll and what was typed stay. Call it when the
 * user presses a button, or the browser offers no passkey. A second call while one is open returns the same promise, and its
 * options have no effect. Methods that leave the page (social log-in, links) return through `mountCallback`.
 * @throws SignInClosedError (as a rejection) when the user closes the dialog, or `signal` is aborted
 * @throws WidgetError (as a rejection) when its code or the client cannot be loaded, or is not in time, and when `client` is
 *   missing, or is no client
 */
export function signIn(options: SignInOptions): Promise<SignInResult> {
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
      reject(new SignInClosedError('aborted'));
    };
    signal?.addEventListener('abort', abort);
    // It ends before it settles, so that a call in its continuation begins again.
    void begin(options, signal).finally(end).then(resolve, reject);
  });
  current = mine;
  return mine;
}

async function begin(options: SignInOptions, signal?: AbortSignal): Promise<SignInResult> {
  if (signal?.aborted) throw new SignInClosedError('aborted');
  const loaded = await openSignInCode.load();
  if (loaded.ok) return loaded.value.openSignIn(options);
  throw widgetError('signIn', loaded.error);
}
