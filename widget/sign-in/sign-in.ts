import { widgetError } from '../../flows/core/provider/widget-error';
import { onePending } from './one-pending';
import { openSignInCode } from './sign-in.lazy';
import { SignInClosedError, type SignInOptions, type SignInResult } from './sign-in-options';

/**
 * Logs the user in over the page, and returns their session: one that the provider confirms, else by a passkey of this device
 * with one press, else by the log-in widget in a modal dialog. The page, its scroll and what was typed stay. Call it when the
 * user presses a button, or the browser offers no passkey. A second call while one is open returns the same promise, and its
 * options have no effect. Methods that leave the page (social log-in, links) return through `mountCallback`.
 * @throws SignInClosedError (as a rejection) when the user closes the dialog, or `signal` is aborted
 * @throws WidgetError (as a rejection) when its code or the client cannot be loaded, or is not in time, and when `client` is
 *   missing, or is no client
 */
export const signIn: (options: SignInOptions) => Promise<SignInResult> = onePending(
  begin,
  () => new SignInClosedError('aborted'),
);

async function begin(options: SignInOptions): Promise<SignInResult> {
  const loaded = await openSignInCode.load();
  if (loaded.ok) return loaded.value.openSignIn(options);
  throw widgetError('signIn', loaded.error);
}
