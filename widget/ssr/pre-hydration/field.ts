/** A field that a user may change before the widget is alive. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The part of a field that a user may have changed. */
export interface Noted {
  value: string;
  selection: readonly [start: number, end: number, direction: 'forward' | 'backward' | 'none'] | undefined;
}

/** Tells whether something, such as the target of an event, is a field. */
export const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** The fields that a person can see. */
export function fieldsIn(place: ParentNode): readonly Field[] {
  const found = Array.from(place.querySelectorAll<Field>('input, select, textarea'));
  return found.filter((field) => !field.closest('[hidden]'));
}

/** The value and the caret of a field, as they are now. */
export const noteOf = (field: Field): Noted => ({ value: field.value, selection: selectionOf(field) });

/** The value that a server rendered in a field: a browser may have put back another before any script ran. */
export function renderedValueOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = Array.from(field.options);
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

function selectionOf(field: Field): Noted['selection'] {
  if (field instanceof HTMLSelectElement) return undefined;
  const { selectionStart, selectionEnd, selectionDirection } = field;
  // A field for an address has a caret, but tells no one where.
  return selectionStart === null || selectionEnd === null
    ? undefined
    : [selectionStart, selectionEnd, selectionDirection ?? 'none'];
}

/** The field itself, or the one that was rendered in its place. */
export function replacementOf(field: Field, place: ParentNode): Field {
  const { name, localName } = field;
  return field.isConnected ? field : (place.querySelector<Field>(`${localName}[name="${CSS.escape(name)}"]`) ?? field);
}

/** Types a text as a person would, as far as listeners can tell. */
export function retype(field: Field, { value, selection }: Noted): void {
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
 * Keeps what is in a field from being set, until the returned function is called: a render before they
 * have heard of what was typed would set it back to nothing, and no script can put the caret back into an address.
 */
export function shield(field: Field): () => void {
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
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
}
