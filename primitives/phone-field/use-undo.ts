import { type RefObject, useRef } from 'react';
import { useLayoutEffect } from '../layout-effect';
import { phoneDigits } from './phone-text';

/** A number with its country, and how many of its digits are before the caret. */
export interface PhoneStep {
  value: string;
  country: string | undefined;
  digitsBeforeCaret: number;
}

/**
 * The undo history of a phone field, because the browser's own becomes stale when the format sets the text. Call the
 * returned function before each change of the number.
 */
export function useUndo(
  ref: RefObject<HTMLInputElement | null>,
  { value, country }: Pick<PhoneStep, 'value' | 'country'>,
  restore: (input: HTMLInputElement, step: PhoneStep) => void,
): () => void {
  const undo = useRef<PhoneStep[]>([]);
  const redo = useRef<PhoneStep[]>([]);
  // As it was before the latest change, which has moved the caret.
  const caret = useRef(0);

  useLayoutEffect(() => {
    const input = ref.current;
    if (!input) return;
    const onEvent = (event: KeyboardEvent | InputEvent) => {
      const digitsBeforeCaret = phoneDigits(input.value.slice(0, input.selectionEnd ?? 0)).length;
      caret.current = digitsBeforeCaret;
      // An input method that is still composing has an undo of its own.
      const command = event.isComposing ? undefined : historyCommand(event);
      if (!command) return;
      // Also without a step: the browser's own would insert old text.
      event.preventDefault();
      const [from, to] = command === 'undo' ? [undo, redo] : [redo, undo];
      const step = from.current.pop();
      if (!step) return;
      to.current.push({ value, country, digitsBeforeCaret });
      restore(input, step);
    };
    // React's `onBeforeInput` has no `inputType`.
    input.addEventListener('beforeinput', onEvent);
    // Browsers fire no `beforeinput` for undo or redo if their own history has no such step.
    input.addEventListener('keydown', onEvent);
    return () => {
      input.removeEventListener('beforeinput', onEvent);
      input.removeEventListener('keydown', onEvent);
    };
  });

  return () => {
    undo.current.push({ value, country, digitsBeforeCaret: caret.current });
    redo.current = [];
  };
}

/** The command of a menu, a gesture or a key combination, if it is undo or redo. */
function historyCommand(event: KeyboardEvent | InputEvent): 'undo' | 'redo' | undefined {
  if ('inputType' in event) {
    if (event.inputType === 'historyUndo') return 'undo';
    return event.inputType === 'historyRedo' ? 'redo' : undefined;
  }
  const isApple = /^(?:Mac|iP)/.test(navigator.platform);
  if (!(isApple ? event.metaKey : event.ctrlKey) || event.altKey) return undefined;
  // On a layout without Latin letters the combination is at the place of the Latin letter.
  const letter = (event.key > '~' ? event.code.replace('Key', '') : event.key).toLowerCase();
  if (letter === 'z') return event.shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !isApple && !event.shiftKey ? 'redo' : undefined;
}
