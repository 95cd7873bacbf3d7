import type { Store } from '../../flows/core/host/host.atoms';
import { screenAtom } from '../../flows/core/screen/screen.atoms';
import { loginDefinition } from '../mounts/login';
import type { WidgetOptions } from '../options';
import { mountInDialog } from './dialog-mount';
import { SignInClosedError, type SignInOptions } from './sign-in-options';

/** Shows the log-in widget in a modal dialog, until the user is logged in or it is closed. */
export function openSignInDialog({ signal, ...options }: SignInOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    let isSettled = false;
    const settle = (reason?: SignInClosedError['reason']) => {
      if (isSettled) return;
      isSettled = true;
      signal?.removeEventListener('abort', abort);
      dialog.close();
      if (reason) reject(new SignInClosedError(reason));
      else resolve();
    };
    const abort = () => settle('aborted');
    signal?.addEventListener('abort', abort);
    const finishing = withFinish(
      options,
      () => dialog.store,
      () => settle(),
    );
    const dialog = mountInDialog(loginDefinition, finishing, {
      focus: 'field',
      hasClose: true,
      onClose: () => settle('closed'),
      onGone: () => settle('closed'),
    });
  });
}

/** The options of the mount in the dialog, with a callback for the log-in. */
function withFinish(options: WidgetOptions, storeOf: () => Store | undefined, onDone: () => void): WidgetOptions {
  const { callbacks, config } = options;
  const finish = () => {
    const store = storeOf();
    // The passkey offer follows the completed log-in, and precedes its confirmation.
    if (!store || config.passkeyOptions?.offerAfterSignIn !== 'ask') return onDone();
    const look = () => store.get(screenAtom).endsWith('Confirmation') && onDone();
    store.sub(screenAtom, look);
    return look();
  };
  return {
    ...options,
    callbacks: {
      ...callbacks,
      onEvent: (event) => {
        if (event.type === 'AUTHENTICATE_FLOW_COMPLETE') queueMicrotask(finish);
        return callbacks?.onEvent?.(event);
      },
    },
  };
}
