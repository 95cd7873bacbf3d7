import { send, watchSubmit } from './submit';
import { watchTyping } from './typing';
import { listenIn } from './listen';

/** The input of a user before hydration. */
export interface PreHydrationInput {
  /** Restores the markup as the server rendered it; later input and submission are recorded without visible change. */
  settle(): void;
  /** Tells whether the user has changed a field, is in one, or has submitted a form. */
  hasBegun(): boolean;
  /** Keeps the values of the fields until the input has been replayed. */
  shield(): void;
  /** Replays it, once: the values, the caret, the focus, and one submission. Reports interaction, earlier and later. */
  replay(onTouch: () => void): void;
}

/** Records input in server-rendered markup, from now until it is hydrated. */
export function watchPreHydrationInput(root: HTMLElement): PreHydrationInput {
  const container = root.shadowRoot ?? root;
  const watching = new AbortController();
  const listen = listenIn(container, watching.signal);
  const typing = watchTyping(container, listen);
  const sending = watchSubmit(root, listen);
  const hasBegun = () => typing.hasBegun() || sending.hasBegun();
  let isOver = false;

  return {
    settle: () => {
      typing.check();
      sending.settle();
    },
    hasBegun,
    shield: () => {
      if (!isOver) typing.shield();
    },
    replay: (onTouch) => {
      if (isOver) return;
      isOver = true;
      watching.abort();
      const retype = typing.resume();
      const form = sending.form();
      // After the commit: during it React would reset a field to its state.
      queueMicrotask(() => {
        retype();
        // Submit once the values have been rendered.
        if (form) queueMicrotask(() => send(form));
      });
      if (hasBegun()) onTouch();
      for (const type of ['pointerdown', 'keydown', 'input', 'focusin']) {
        // Not in the event: a render in between the listeners of an input event clears a field before React has read it.
        container.addEventListener(type, () => setTimeout(onTouch), { once: true });
      }
    },
  };
}
