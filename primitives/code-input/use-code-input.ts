import { type ComponentPropsWithoutRef, type RefObject, useEffect, useRef, useState } from 'react';
import { readFieldText } from '../field/field-text';
import { useSecretValue } from '../secrets';
import { takeCode, replaceCode } from './take-code';
import { useLayoutEffect } from '../layout-effect';

export interface CodeInputOptions {
  /** The digits so far, ASCII. */
  value: string;
  /** The number of digits in a code. */
  length: number;
  /** Called with the digits so far, whenever they change. */
  onChange: (value: string) => void;
  /** Called once for each whole code, when its last digit is entered, by any input method; and again for Enter, unless it was refused. */
  onComplete?: (code: string) => void;
  /** The code is being checked: it can be read, not changed, and keeps focus (B-OTP-4). */
  isBusy?: boolean;
  /** Changes when a code was refused. The digits are kept until the user types, which replaces them. */
  refusal?: unknown;
}

/** The selection, in digits; `start` and `end` are equal where there is only a caret. */
export interface CodeSelection {
  start: number;
  end: number;
}

/** A headless code field: spread `inputProps` on one `<input>`, give it `ref`, and render the digits as you like. */
export function useCodeInput(options: CodeInputOptions) {
  const { value, length, onChange, onComplete, isBusy, refusal } = options;
  const ref = useSecretValue(value);
  // The code after the latest event, which may be newer than the latest render.
  const latest = useRef(value);
  const [selection, readSelection] = useSelection(ref);
  const isComposing = useRef(false);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);

  const isRefused = Boolean(refusal) && !isBusy && value.length === length;
  useEffect(() => {
    // Not selected, because a screen reader would announce the selection between the code and the error.
    if (isRefused && ref.current?.matches(':focus')) ref.current.setSelectionRange(length, length);
  }, [ref, isRefused, length]);
  // The caret behind a refused code counts as a selection of all of it.
  const isAllMeant = isRefused && selection.start === length;

  const take = (input: HTMLInputElement) => {
    const previous = latest.current;
    const text = readFieldText(input);
    const taken = (isAllMeant ? replaceCode : takeCode)(previous, text, input.selectionStart ?? text.length, length);
    const draft = isBusy ? { code: previous, caret: previous.length } : taken;
    // An input method is still composing; its text is not digits yet.
    if (isComposing.current && draft.code !== input.value) return;
    if (input.value !== draft.code) {
      input.value = draft.code;
      input.setSelectionRange(draft.caret, draft.caret);
    }
    readSelection();
    if (draft.code === previous) return;
    latest.current = draft.code;
    onChange(draft.code);
    if (draft.code.length === length) onComplete?.(draft.code);
  };

  const inputProps: ComponentPropsWithoutRef<'input'> = {
    ...attributes,
    readOnly: isBusy,
    'aria-disabled': isBusy || undefined,
    'aria-busy': isBusy || undefined,
    onChange: (event) => take(event.currentTarget),
    onCompositionStart: () => void (isComposing.current = true),
    onCompositionEnd: (event) => {
      isComposing.current = false;
      take(event.currentTarget);
    },
    onKeyDown: (event) => {
      const isForUs = event.key === 'Enter' && !event.repeat && !isComposing.current && !isBusy && !isRefused;
      // For a code that its last digit did not submit: it was filled in before, or could not be sent.
      if (isForUs && latest.current.length === length) onComplete?.(latest.current);
    },
    onFocus: readSelection,
    onKeyUp: readSelection,
  };
  return { ref, inputProps, selection: isAllMeant ? { start: 0, end: length } : selection };
}

/** The attributes that never change. */
const attributes = {
  type: 'text',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  dir: 'ltr',
  // It is not part of a form of the host around the widget: Enter does not submit that form, and the code is not sent
  // with it.
  form: '',
} satisfies ComponentPropsWithoutRef<'input'>;

/** The selection in a field, and a function that reads it again. */
function useSelection(ref: RefObject<HTMLInputElement | null>): [CodeSelection, () => void] {
  const [selection, setSelection] = useState<CodeSelection>({ start: 0, end: 0 });
  const read = () => {
    const start = ref.current?.selectionStart ?? 0;
    const end = ref.current?.selectionEnd ?? 0;
    setSelection((known) => (known.start === start && known.end === end ? known : { start, end }));
  };
  useSelectionChange(ref, read);
  return [selection, read];
}

/**
 * Follows the selection. React's own `onSelect` looks for focus in the document, and finds none inside a shadow root.
 */
function useSelectionChange(input: RefObject<HTMLInputElement | null>, read: () => void): void {
  const latestRead = useRef(read);
  useLayoutEffect(() => {
    latestRead.current = read;
  });
  useEffect(() => {
    const root = input.current?.getRootNode();
    const places = [root, input.current?.ownerDocument];
    const onSelectionChange = () => latestRead.current();
    for (const place of places) place?.addEventListener('selectionchange', onSelectionChange, true);
    return () => {
      for (const place of places) place?.removeEventListener('selectionchange', onSelectionChange, true);
    };
  }, [input]);
}
