import type { ReactNode } from 'react';
import { mountSignalAtom } from '../../flows/core/host/host.atoms';
import { focusRequestAtom, screenAtom } from '../../flows/core/screen/screen.atoms';
import { useWords } from '../../flows/core/words/use-words';
import { signInMessages } from '../../flows/sign-in/sign-in.messages';
import { Dialog } from '../../primitives/dialog';
import { mount } from '../mount';
import type { MountDefinition, Store } from '../mount-definition';
import { loginDefinition } from '../mounts/login';
import type { WidgetOptions } from '../options';
import type { SignInOptions } from './sign-in-options';
import { SignInClosedError } from './sign-in-closed-error';

/** Shows the log-in widget in a modal dialog, until the user is logged in or it is closed. */
export function openSignInDialog({ signal, ...options }: SignInOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const target = makeTarget();
    let isSettled = false;
    const settle = (reason?: SignInClosedError['reason']) => {
      if (isSettled) return;
      isSettled = true;
      signal?.removeEventListener('abort', abort);
      // By being closed, and not by being taken away, it gives focus back to what had it.
      dialogIn(target)?.close();
      mounted.unmount();
      target.remove();
      if (reason) reject(new SignInClosedError(reason));
      else resolve();
    };
    const abort = () => settle('aborted');
    signal?.addEventListener('abort', abort);
    const definition = dialogDefinition(() => settle('closed'));
    const mounted = mount(definition, target, finishing(options, definition, settle));
  });
}

/** A place at the end of the page that takes no room in it. */
function makeTarget(): HTMLElement {
  const target = document.createElement('div');
  target.style.position = 'absolute';
  document.body.append(target);
  return target;
}

function dialogIn(target: Element): HTMLDialogElement | null {
  return (target.firstElementChild?.shadowRoot ?? target).querySelector('dialog');
}

/** Log-in as a mount whose screens stand in a dialog. */
function dialogDefinition(onClose: () => void): MountDefinition<WidgetOptions> & { store?: Store } {
  const definition: MountDefinition<WidgetOptions> & { store?: Store } = {
    ...loginDefinition,
    frame: ({ children }) => <SignInFrame onClose={onClose}>{children}</SignInFrame>,
    onStart: (store, options) => {
      definition.store = store;
      loginDefinition.onStart?.(store, options);
      store.set(focusRequestAtom, { target: 'field' });
      // A host may take the place away.
      store.get(mountSignalAtom).addEventListener('abort', onClose);
    },
  };
  return definition;
}

/** The options of the mount in the dialog, which also hear that the user is logged in. */
function finishing(options: WidgetOptions, definition: { store?: Store }, onDone: () => void): WidgetOptions {
  const { callbacks, config } = options;
  const finish = () => {
    const { store } = definition;
    // The offer of a passkey comes after the log-in is complete, and before its confirmation.
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

function SignInFrame({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const say = useWords(signInMessages);
  return (
    <Dialog label={say('signIn.logIn')} closeLabel={say('signIn.close')} onClose={onClose}>
      {children}
    </Dialog>
  );
}
