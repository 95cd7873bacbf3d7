import { completeSignInAtom } from '../../flows/core/screen/complete-sign-in';
import type { MountDefinition } from '../lifecycle/mount-definition';
import { loginDefinition, type LoginOptions } from '../mounts/login';
import { callWhenLoggedIn } from './call-when-logged-in';
import { dialogLogin } from './dialog-login';
import { mountInDialog } from './dialog-mount';
import { SignInClosedError, type SignInOptions } from './sign-in-options';

/** The step with which the dialog begins: the log-in, or the factor that an existing session lacks. */
export type SignInStart = 'logIn' | 'secondFactor';

const definitions: Readonly<Record<SignInStart, MountDefinition<LoginOptions>>> = {
  logIn: dialogLogin(),
  secondFactor: {
    ...dialogLogin(),
    onStart: (store, options) => {
      loginDefinition.onStart?.(store, options);
      void store.set(completeSignInAtom, 'SessionConfirmation', undefined);
    },
  },
};

/** Shows the log-in widget in a modal dialog, until the user is logged in or it is closed. */
export function openSignInDialog({ signal, ...options }: SignInOptions, start: SignInStart): Promise<void> {
  return new Promise((resolve, reject) => {
    let isSettled = false;
    let isComplete = false;
    const settle = (reason?: SignInClosedError['reason']) => {
      if (isSettled) return;
      isSettled = true;
      signal?.removeEventListener('abort', abort);
      if (reason) {
        dialog.close();
        reject(new SignInClosedError(reason));
      } else {
        dialog.closeAfterLogIn();
        resolve();
      }
    };
    const abort = () => settle('aborted');
    signal?.addEventListener('abort', abort);
    // The session is there, also if the user does not wait for the offer of a passkey.
    const closed = () => settle(isComplete ? undefined : 'closed');
    const finishing = callWhenLoggedIn(
      options,
      () => dialog.store,
      () => settle(),
      () => {
        isComplete = true;
      },
    );
    const dialog = mountInDialog(definitions[start], finishing, {
      focus: 'field',
      hasClose: true,
      onClose: closed,
      onGone: closed,
    });
  });
}
