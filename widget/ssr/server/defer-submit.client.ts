// Compiled to a string (scripts/build/page-scripts.ts) and run in the page's markup, before any other script. It must
// not import anything.

/** The root of a server-rendered widget around a form, in the same tree or around its shadow root. */
function rootOf(form: HTMLFormElement): HTMLElement | null {
  const tree = form.getRootNode();
  const inPage = tree instanceof ShadowRoot ? tree.host : form;
  return inPage.closest<HTMLElement>('.vestibule[data-sending]');
}

/**
 * Marks a form that is submitted before hydration, once, and shows its button as busy. The browser itself refuses the
 * submission as incomplete, and the widget repeats it. The script neither reads nor keeps typed values.
 */
function deferSubmit(event: Event): void {
  const form = event.target instanceof Element && 'form' in event.target ? event.target.form : undefined;
  const root = form instanceof HTMLFormElement && rootOf(form);
  if (!root) return;
  event.preventDefault();
  if ('sent' in form.dataset) return;
  form.dataset['sent'] = '';
  const button = form.querySelector<HTMLElement>('[type=submit]');
  if (!button) return;
  button.setAttribute('aria-busy', 'true');
  button.setAttribute('aria-disabled', 'true');
  const label = button.lastElementChild?.lastElementChild;
  if (!label) return;
  button.dataset['label'] = label.textContent ?? '';
  label.textContent = root.dataset['sending'] ?? '';
}

addEventListener('invalid', deferSubmit, true);
// An event in a shadow root that is not composed is dispatched there alone.
addEventListener(
  'focusin',
  ({ target }) => {
    if (target instanceof Element) target.shadowRoot?.addEventListener('invalid', deferSubmit, true);
  },
  true,
);

// oxlint-disable-next-line unicorn/require-module-specifiers -- makes it a module: its names are not global
export {};
