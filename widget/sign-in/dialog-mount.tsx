import type { ReactNode } from 'react';
import { mountSignalAtom, type Store } from '../../flows/core/host/host.atoms';
import { focusRequestAtom, type FocusTarget } from '../../flows/core/screen/screen.atoms';
import { useWords } from '../../flows/core/words/use-words';
import { silentCreationAtom } from '../../flows/passkey-offer';
import { signInMessages } from '../../flows/sign-in/sign-in.messages';
import { Dialog } from '../../primitives/dialog/dialog';
import { useLayoutEffect } from '../../primitives/layout-effect';
import { mount } from '../lifecycle/mount';
import type { MountDefinition } from '../lifecycle/mount-definition';
import type { WidgetOptions } from '../options';
import { ignoreEarlyPresses } from './early-presses';
import { rememberOpener } from './opener-focus';

/** A dialog to mount in. */
export interface DialogOptions {
  /** The element that has focus first. */
  focus: FocusTarget;
  /** Tells whether it has "Close". Without it the dialog is a question with its own buttons. */
  hasClose: boolean;
  /** Tells whether it opens without a press: its first half second then takes none. Default false. */
  opensByItself?: boolean;
  /** Tells whether what is around the screens has a sentence with the id of `DialogDescriptionId`. Default false. */
  isDescribed?: boolean;
  /** Called when the user closes it. */
  onClose: () => void;
  /** Called when it is removed, also by the host. */
  onGone?: () => void;
  /** Renders a wrapper around the screens. Default: none. */
  around?: (screens: ReactNode) => ReactNode;
}

/** A mount in a modal dialog. */
export interface DialogMount {
  store: Store | undefined;
  /** Removes it, and returns focus to the element that had it. */
  close(): void;
  /** The same, but what the log-in still does unseen is done first. */
  closeAfterLogIn(): void;
}

/** Mounts in a modal dialog at the end of the page. */
export function mountInDialog(
  definition: MountDefinition<WidgetOptions>,
  options: WidgetOptions,
  { focus, hasClose, opensByItself, isDescribed, onClose, onGone, around = (screens) => screens }: DialogOptions,
): DialogMount {
  const target = makeTarget();
  const giveFocusBack = rememberOpener();
  const remove = () => {
    mounted.unmount();
    target.remove();
  };
  const dialog: DialogMount = {
    store: undefined,
    close: () => {
      // It returns focus when it is closed, not when it is removed.
      dialogIn(target)?.close();
      remove();
      giveFocusBack();
    },
    closeAfterLogIn: () => {
      const creation = dialog.store?.get(silentCreationAtom);
      dialogIn(target)?.close();
      if (creation) void creation.then(remove);
      else remove();
      giveFocusBack();
    },
  };
  /** Ends the mount once the host removes the dialog alone: put back first, because React removes it from its place. */
  const watch = () => {
    const element = dialogIn(target);
    const place = element?.parentNode;
    const watcher = new MutationObserver(() => {
      if (!element || !place || element.parentNode === place) return;
      place.append(element);
      remove();
    });
    if (place) watcher.observe(place, { childList: true });
    return () => watcher.disconnect();
  };
  const inDialog: MountDefinition<WidgetOptions> = {
    ...definition,
    frame: ({ children }) => (
      <Frame
        hasClose={hasClose}
        opensByItself={opensByItself}
        isDescribed={isDescribed}
        onClose={onClose}
        watch={watch}
      >
        {around(children)}
      </Frame>
    ),
    onStart: (store, given) => {
      dialog.store = store;
      definition.onStart?.(store, given);
      store.set(focusRequestAtom, { target: focus });
      if (onGone) store.get(mountSignalAtom).addEventListener('abort', onGone);
    },
  };
  const mounted = mount(inDialog, target, options);
  return dialog;
}

/** An element at the end of the page that takes no space. */
function makeTarget(): HTMLElement {
  const target = document.createElement('div');
  target.style.position = 'absolute';
  document.body.append(target);
  return target;
}

function dialogIn(target: Element): HTMLDialogElement | null {
  return (target.firstElementChild?.shadowRoot ?? target).querySelector('dialog');
}

type FrameProps = Pick<DialogOptions, 'hasClose' | 'onClose'> & {
  opensByItself: boolean | undefined;
  isDescribed: boolean | undefined;
  /** Watches the dialog while it is rendered. */
  watch: () => () => void;
  children: ReactNode;
};

function Frame({ hasClose, opensByItself, isDescribed, onClose, watch, children }: FrameProps) {
  useLayoutEffect(watch, [watch]);
  const say = useWords(signInMessages);
  return (
    <Dialog
      label={say('signIn.logIn')}
      closeLabel={hasClose ? say('signIn.close') : undefined}
      isDescribed={isDescribed}
      onOpen={opensByItself ? ignoreEarlyPresses : undefined}
      onClose={onClose}
    >
      {children}
    </Dialog>
  );
}
