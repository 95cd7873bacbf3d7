/** A field that a user may change before hydration. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The part of a field that a user may have changed. */
export interface Noted {
  value: string;
  selection: readonly [start: number, end: number, direction: 'forward' | 'backward' | 'none'] | undefined;
}

/** Tells whether something, such as the target of an event, is a field. */
export const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** The visible fields. */
export function fieldsIn(container: ParentNode): readonly Field[] {
  const found = Array.from(container.querySelectorAll<Field>('input, select, textarea'));
  return found.filter((field) => !field.closest('[hidden]'));
}

/** The value and the caret of a field, as they are now. */
export const noteOf = (field: Field): Noted => ({ value: field.value, selection: selectionOf(field) });

/** The value that a server rendered in a field. A browser may have restored another one before any script ran. */
export function renderedValueOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = Array.from(field.options);
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

function selectionOf(field: Field): Noted['selection'] {
  if (field instanceof HTMLSelectElement) return undefined;
  const { selectionStart, selectionEnd, selectionDirection } = field;
  // An e-mail field does not expose its caret.
  return selectionStart === null || selectionEnd === null
    ? undefined
    : [selectionStart, selectionEnd, selectionDirection ?? 'none'];
}

/** The field itself, or the one that replaced it. */
export function replacementOf(field: Field, container: ParentNode): Field {
  const { name, localName } = field;
  return field.isConnected
    ? field
    : (container.querySelector<Field>(`${localName}[name="${CSS.escape(name)}"]`) ?? field);
}

/** Sets a value with the events of typing. */
export function retype(field: Field, { value, selection }: Noted): void {
  // React ignores an input event whose value equals the last one it saw, which it keeps here. Setting the value, the public
  // way, would move the caret to the end and clear the undo history.
  const tracker: unknown = Reflect.get(field, '_valueTracker');
  const setTracked: unknown = tracker instanceof Object ? Reflect.get(tracker, 'setValue') : undefined;
  const isWiped = field.value !== value;
  if (isWiped) setNatively(field, value);
  if (typeof setTracked === 'function') setTracked.call(tracker, '');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
  else if (isWiped && selection && field.matches(':focus')) field.setSelectionRange(...selection);
}

/**
 * Prevents scripts from setting a field, until the returned function is called. A render before the replay would clear
 * it, and no script can restore the caret in an e-mail field.
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

/** Sets a value without the setter that React defines on the element. */
function setNatively(field: Field, value: string): void {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
}
