import { isField } from './field';
import type { Listen } from './listen';

/** The submission of a form before hydration. */
export interface PreHydrationSubmit {
  /** Restores the markup as the server rendered it; later submission is recorded without visible change. */
  settle(): void;
  /** Tells whether a user has sent a form. */
  hasBegun(): boolean;
  /** The submitted form, or the one that replaced it; undefined without one. */
  form(): HTMLFormElement | undefined;
}

/** Records submission of server-rendered forms: the request is not made, and the button shows that it is busy. */
export function watchSubmit(root: HTMLElement, listen: Listen): PreHydrationSubmit {
  const container = root.shadowRoot ?? root;
  const { sending = '' } = root.dataset;
  let sent: HTMLFormElement | undefined;
  let unmark: (() => void) | undefined;
  let isSettled = false;

  const hold = (form: HTMLFormElement) => {
    sent = form;
    if (!isSettled) unmark ??= markBusy(form, sending);
  };
  // A server-rendered form is invalid until hydration; the browser's own message about that is suppressed.
  listen('invalid', (event) => {
    event.preventDefault();
    if (isField(event.target) && event.target.form) hold(event.target.form);
  });
  listen('submit', (event) => {
    event.preventDefault();
    event.stopPropagation();
    if (event.target instanceof HTMLFormElement) hold(event.target);
  });
  // The inline script, or `deferSubmit`, may have recorded a submission.
  const held = container.querySelector<HTMLFormElement>('sent' in root.dataset ? 'form' : 'form[data-sent]');
  if (held) hold(held);

  return {
    settle: () => {
      isSettled = true;
      // The inline script marks no more forms.
      root.removeAttribute('data-sending');
      unmark?.();
      for (const marked of [root, ...container.querySelectorAll('form')]) delete marked.dataset['sent'];
    },
    hasBegun: () => sent !== undefined,
    form: () => (sent?.isConnected ? sent : ((sent && container.querySelector('form')) ?? undefined)),
  };
}

/** Submits a form by its button, which may be blocked. */
export function send(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLElement>('[type=submit]');
  if (button) button.click();
  else form.requestSubmit();
}

/** Marks the button of a form as busy, until the returned function is called. */
function markBusy(form: HTMLFormElement, words: string): () => void {
  const button = form.querySelector<HTMLElement>('[type=submit]');
  const label = button?.lastElementChild?.lastElementChild;
  // The inline script stores the label that it has replaced.
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
