import { completeSignInAtom } from '../../flows/core/screen/complete-sign-in.actions';
import { screenAtom } from '../../flows/core/screen/screen.atoms';
import { signInEndAtom } from '../../flows/core/screen/second-factor.atoms';
import { watchSessionsAtom } from '../../flows/session';
import type { MountDefinition } from '../lifecycle/mount-definition';
import { loginDefinition, type LoginOptions } from '../mounts/login';
import { withLoggedInCallback } from './logged-in-callback';
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

/**
 * Shows the log-in widget in a modal dialog, until it is closed or the user is logged in: also in another tab, by another widget
 * or by the host.
 * @param knownSession the session that existed before the sign-in; undefined if there was none
 */
export function openSignInDialog(
  { signal, ...options }: SignInOptions,
  start: SignInStart,
  knownSession: string | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let isSettled = false;
    let isComplete = false;
    let stopWatching = () => {};
    const settle = (reason?: SignInClosedError['reason']) => {
      if (isSettled) return;
      isSettled = true;
      signal?.removeEventListener('abort', abort);
      stopWatching();
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
    // The session is there, also if the user does not wait for the offer of a passkey, or for the recovery codes.
    const closed = () => {
      if (!isSettled && dialog.store?.get(signInEndAtom)?.finishOnClose?.()) isComplete = true;
      settle(isComplete ? undefined : 'closed');
    };
    const finishing = withLoggedInCallback(
      options,
      () => dialog.store,
      () => settle(),
      () => {
        isComplete = true;
        // Another session is not for this sign-in any more.
        stopWatching();
      },
    );
    const definition = definitions[start];
    const watching: MountDefinition<LoginOptions> = {
      ...definition,
      onStart: (store, given) => {
        definition.onStart?.(store, given);
        // Back from a screen whose code is missing leaves the second factor as well: the watch handles sessions again.
        store.sub(screenAtom, () => {
          if (store.get(screenAtom) === 'Main') store.set(signInEndAtom, undefined);
        });
        stopWatching = store.set(watchSessionsAtom, knownSession);
      },
    };
    const dialog = mountInDialog(watching, finishing, {
      focus: 'field',
      hasClose: true,
      onClose: closed,
      onGone: closed,
    });
  });
}
