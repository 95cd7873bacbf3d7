import { type ComponentPropsWithoutRef, useRef } from 'react';
import { readFieldText } from '../field/field-text';
import { caretAfterFormat, phoneDigits, takePhone } from './phone-text';
import { useLayoutEffect } from '../layout-effect';
import { useUndo } from './use-undo';

export interface PhoneInputOptions {
  /** The number as digits, ASCII, with a leading `+` if it was written in full. */
  value: string;
  /** Called with the number as digits. `isRestored` is true if undo or redo brought it back, as it was. */
  onChange: (value: string, isRestored?: true) => void;
  /** The chosen country's code, which undo and redo restore together with the number. */
  country?: string;
  onCountryChange?: (code: string) => void;
  /** The format of the digits. It must keep them, in order. Without it they are shown as they are. */
  format?: (digits: string) => string;
}

/** A headless phone number field: it formats while a user types, and keeps the caret behind its digit. */
export function usePhoneInput(options: PhoneInputOptions) {
  const { value, onChange, country, onCountryChange, format = (digits) => digits } = options;
  const ref = useRef<HTMLInputElement>(null);
  const shown = format(value);
  // An input method is still composing, and would lose its text if the field changed.
  const isComposing = useRef(false);

  useLayoutEffect(() => {
    const input = ref.current;
    if (input && !isComposing.current && input.value !== shown) {
      write(input, shown, phoneDigits(input.value.slice(0, input.selectionStart ?? 0)).length);
    }
  }, [shown]);

  const addStep = useUndo(ref, { value, country }, (input, step) => {
    write(input, format(step.value), step.digitsBeforeCaret);
    // First, because a number in full selects its country.
    if (step.country !== undefined) onCountryChange?.(step.country);
    onChange(step.value, true);
  });

  const take = (input: HTMLInputElement, inputType = '') => {
    const [, direction] = /^delete.*(Back|For)ward$/.exec(inputType) ?? [];
    const text = readFieldText(input);
    const caret = input.selectionStart ?? text.length;
    const deletion = direction && (direction === 'Back' ? 'backward' : 'forward');
    const { digits, digitsBeforeCaret } = takePhone(value, text, caret, deletion || undefined);
    if (!isComposing.current) write(input, format(digits), digitsBeforeCaret);
    if (digits === value) return;
    addStep();
    onChange(digits);
  };

  const inputProps: ComponentPropsWithoutRef<'input'> = {
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel-national',
    dir: 'ltr',
    onChange: ({ currentTarget, nativeEvent }) => {
      const { inputType }: Event & Partial<Pick<InputEvent, 'inputType'>> = nativeEvent;
      take(currentTarget, inputType);
    },
    onCompositionStart: () => void (isComposing.current = true),
    onCompositionEnd: ({ currentTarget }) => {
      isComposing.current = false;
      take(currentTarget);
    },
  };
  return { ref, inputProps };
}

function write(input: HTMLInputElement, text: string, digitsBeforeCaret: number): void {
  if (input.value === text) return;
  input.value = text;
  const caret = caretAfterFormat(text, digitsBeforeCaret);
  // Only while the field has focus: elsewhere Safari would move focus to it.
  if (input.matches(':focus')) input.setSelectionRange(caret, caret);
}
