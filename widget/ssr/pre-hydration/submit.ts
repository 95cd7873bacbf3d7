import { isField } from './field';
import type { Listen } from './listen';

/** The sending of a form before the widget was alive. */
export interface EarlySending {
  /** Puts the markup back as the server rendered it; what is sent from now on is remembered unseen. */
  settle(): void;
  /** Tells whether a user has sent a form. */
  hasBegun(): boolean;
  /** The form that was sent, or the one that was rendered in its place; none where nothing was. */
  form(): HTMLFormElement | undefined;
}

/** Watches over the forms that a server rendered: none is sent, and the button of one that a user sent says that it is busy. */
export function watchSending(root: HTMLElement, listen: Listen): EarlySending {
  const place = root.shadowRoot ?? root;
  const { sending = '' } = root.dataset;
  let sent: HTMLFormElement | undefined;
  let unmark: (() => void) | undefined;
  let isSettled = false;

  const hold = (form: HTMLFormElement) => {
    sent = form;
    if (!isSettled) unmark ??= markBusy(form, sending);
  };
  // A form that a server rendered is refused as incomplete; the browser's own words about that are held back.
  listen('invalid', (event) => {
    event.preventDefault();
    if (isField(event.target) && event.target.form) hold(event.target.form);
  });
  listen('submit', (event) => {
    event.preventDefault();
    event.stopPropagation();
    if (event.target instanceof HTMLFormElement) hold(event.target);
  });
  // The page's own script, or this one in its first lines, may have seen a form sent.
  const held = place.querySelector<HTMLFormElement>('sent' in root.dataset ? 'form' : 'form[data-sent]');
  if (held) hold(held);

  return {
    settle: () => {
      isSettled = true;
      // The page's own script marks no form any more.
      root.removeAttribute('data-sending');
      unmark?.();
      for (const marked of [root, ...place.querySelectorAll('form')]) delete marked.dataset['sent'];
    },
    hasBegun: () => sent !== undefined,
    form: () => (sent?.isConnected ? sent : ((sent && place.querySelector('form')) ?? undefined)),
  };
}

/** Sends a form by its button, which knows whether it may be. */
export function send(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLElement>('[type=submit]');
  if (button) button.click();
  else form.requestSubmit();
}

/** Marks the button of a form as busy, until the returned function is called. */
function markBusy(form: HTMLFormElement, words: string): () => void {
  const button = form.querySelector<HTMLElement>('[type=submit]');
  const label = button?.lastElementChild?.lastElementChild;
  // The page's own script keeps the words it has replaced.
  const before = button?.dataset['label'] ?? label?.textContent ?? '';
  delete button?.dataset['label'];
  const attributes = ['aria-busy', 'aria-disabled'];
  for (const name of attributes) button?.setAttribute(name, 'true');
  if (label) label.textContent = words;
  return () => {
    for (const name of attributes) button?.removeAttribute(name);
    if (label) label.textContent = before;
  };
}
