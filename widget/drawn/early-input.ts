type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The part of a field that somebody may have changed. */
interface Noted {
  value: string;
  selection: readonly [start: number, end: number, direction: 'forward' | 'backward' | 'none'] | undefined;
}

/** The input of somebody who was there before the widget was alive. */
export interface EarlyInput {
  /** Puts the markup back as the server drew it; what is typed and sent from now on is remembered unseen. */
  settle(): void;
  /** Keeps the fields as they are, whatever is set, until all that has been done again. */
  shield(): void;
  /** Does it all again, once: what was typed, the caret, the focus, and one sending. Tells of a touch, now and later. */
  replay(onTouch: () => void): void;
}

const fieldSelector = 'input, select, textarea';
const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** Watches over what a server drew, from now until the widget is alive there. */
export function watchEarlyInput(root: HTMLElement): EarlyInput {
  const place = root.shadowRoot ?? root;
  const fields = Array.from(place.querySelectorAll<Field>(fieldSelector)).filter((field) => !field.closest('[hidden]'));
  const drawn = new Map(fields.map((field) => [field, valueOf(field)]));
  const noted = new Map<Field, Noted>();
  const watching = new AbortController();
  let focused: Field | undefined;
  let sent: HTMLFormElement | undefined;
  let unmark: (() => void) | undefined;
  let unshield: (() => void)[] = [];
  let isSettled = false;
  let isOver = false;

  const note = (field: Field) => void noted.set(field, { value: field.value, selection: selectionOf(field) });
  const look = () => {
    for (const field of fields) if (field.value !== drawn.get(field) || noted.has(field)) note(field);
    const active = (root.shadowRoot ?? root.ownerDocument).activeElement;
    if (isField(active) && fields.includes(active)) focused = active;
  };
  const hold = (form: HTMLFormElement) => {
    sent = form;
    if (!isSettled) unmark ??= markBusy(form, root.dataset['sending'] ?? '');
  };
  const on = (type: string, act: (event: Event) => void) =>
    place.addEventListener(type, act, { capture: true, signal: watching.signal });
  for (const type of ['input', 'change']) on(type, ({ target }) => isField(target) && note(target));
  on('focusin', ({ target }) => {
    focused = isField(target) ? target : undefined;
  });
  // A form that a server drew is refused as incomplete; the browser's own words about that are held back.
  on('invalid', (event) => {
    event.preventDefault();
    if (isField(event.target) && event.target.form) hold(event.target.form);
  });
  on('submit', (event) => {
    event.preventDefault();
    event.stopPropagation();
    if (event.target instanceof HTMLFormElement) hold(event.target);
  });
  look();
  // The page's own script, or this one in its first lines, may have seen a form sent.
  const held = place.querySelector<HTMLFormElement>('sent' in root.dataset ? 'form' : 'form[data-sent]');
  if (held) hold(held);

  return {
    settle: () => {
      look();
      isSettled = true;
      unmark?.();
      delete held?.dataset['sent'];
      delete root.dataset['sent'];
    },
    shield: () => {
      if (!isOver && unshield.length === 0) unshield = fields.filter(({ isConnected }) => isConnected).map(shield);
    },
    replay: (onTouch) => {
      if (isOver) return;
      isOver = true;
      watching.abort();
      root.removeAttribute('data-sending');
      const changed = [...noted].filter(([field, { value }]) => value !== drawn.get(field));
      const target = focused && standingFor(focused, place);
      if (target && focused && !focused.isConnected) target.focus();
      const form = sent?.isConnected ? sent : sent && place.querySelector('form');
      // Once React is through: in the midst of its work it would set a field back to what it knows of.
      queueMicrotask(() => {
        for (const [field, before] of changed) retype(standingFor(field, place), before);
        unshield.forEach((end) => end());
        // And this once what was typed has been drawn.
        if (form) queueMicrotask(() => send(form));
      });
      if (changed.length > 0 || focused || sent) onTouch();
      for (const type of ['pointerdown', 'keydown', 'input', 'focusin']) {
        place.addEventListener(type, onTouch, { once: true });
      }
    },
  };
}

/** The value that a server drew in a field: a browser may have put back another before any script ran. */
function valueOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = Array.from(field.options);
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

function selectionOf(field: Field): Noted['selection'] {
  if (field instanceof HTMLSelectElement) return undefined;
  const { selectionStart, selectionEnd, selectionDirection } = field;
  // A field for an address has a caret, but tells nobody where.
  return selectionStart === null || selectionEnd === null
    ? undefined
    : [selectionStart, selectionEnd, selectionDirection ?? 'none'];
}

/** The field itself, or the one that was drawn in its place. */
function standingFor(field: Field, place: ParentNode): Field {
  const { name, localName } = field;
  return field.isConnected ? field : (place.querySelector<Field>(`${localName}[name="${CSS.escape(name)}"]`) ?? field);
}

/** Types a text as a person would, as far as whoever listens can tell. */
function retype(field: Field, { value, selection }: Noted): void {
  // React takes an input for news only where it differs from what it saw last, which it keeps here. Its public way, to set
  // the value, would put the caret at the end, and end what can be undone.
  const tracker: unknown = Reflect.get(field, '_valueTracker');
  const tell: unknown = tracker instanceof Object ? Reflect.get(tracker, 'setValue') : undefined;
  const isWiped = field.value !== value;
  if (isWiped) setNatively(field, value);
  if (typeof tell === 'function') tell.call(tracker, '');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
  else if (isWiped && selection && field.matches(':focus')) field.setSelectionRange(...selection);
}

/**
 * Keeps what stands in a field from being set, until the returned function is called: whoever draws it again before they
 * have heard of what was typed would set it back to nothing, and no script can put the caret back into an address.
 */
function shield(field: Field): () => void {
  const own = Object.getOwnPropertyDescriptor(field, 'value');
  const native = own ?? Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  if (!native?.get) return () => undefined;
  Object.defineProperty(field, 'value', { configurable: true, get: native.get, set: () => {} });
  return () => {
    if (own) Object.defineProperty(field, 'value', own);
    else Reflect.deleteProperty(field, 'value');
  };
}

/** Sets a value past the setter that React puts on the element itself. */
function setNatively(field: Field, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  if (prototype instanceof Object) Reflect.set(prototype, 'value', value, field);
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

/** Sends a form by its button, which knows whether it may be. */
function send(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLElement>('[type=submit]');
  if (button) button.click();
  else form.requestSubmit();
}
