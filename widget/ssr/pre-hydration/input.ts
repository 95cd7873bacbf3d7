import { send, watchSending } from './submit';
import { watchTyping } from './typing';
import { listenIn } from './listen';

/** The input of a user who was there before the widget was alive. */
export interface EarlyInput {
  /** Puts the markup back as the server rendered it; what is typed and sent from now on is remembered unseen. */
  settle(): void;
  /** Keeps the fields as they are, whatever is set, until all that has been done again. */
  shield(): void;
  /** Does it all again, once: what was typed, the caret, the focus, and one sending. Tells of a touch, now and later. */
  replay(onTouch: () => void): void;
}

/** Watches over what a server rendered, from now until the widget is alive there. */
export function watchEarlyInput(root: HTMLElement): EarlyInput {
  const place = root.shadowRoot ?? root;
  const watching = new AbortController();
  const listen = listenIn(place, watching.signal);
  const typing = watchTyping(place, listen);
  const sending = watchSending(root, listen);
  let isOver = false;

  return {
    settle: () => {
      typing.look();
      sending.settle();
    },
    shield: () => {
      if (!isOver) typing.shield();
    },
    replay: (onTouch) => {
      if (isOver) return;
      isOver = true;
      watching.abort();
      const retype = typing.resume();
      const form = sending.form();
      // Once React is through: in the midst of its work it would set a field back to what it knows of.
      queueMicrotask(() => {
        retype();
        // And this once what was typed has been rendered.
        if (form) queueMicrotask(() => send(form));
      });
      if (typing.hasBegun() || sending.hasBegun()) onTouch();
      for (const type of ['pointerdown', 'keydown', 'input', 'focusin']) {
        place.addEventListener(type, onTouch, { once: true });
      }
    },
  };
}
