import { type MouseEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { unrecorded } from '../secrets';
import { Field, type FieldFrameProps } from '../field/field';
import * as styles from './code-input.css';
import { type CodeInputOptions, type CodeSelection, useCodeInput } from './use-code-input';

export interface CodeInputProps extends FieldFrameProps, Omit<CodeInputOptions, 'length' | 'refusal'> {
  /** The number of digits in a code. Default 6 (B-OTP-2). */
  length?: number;
  /** Default `code`. */
  name?: string;
  inputRef?: Ref<HTMLInputElement | null>;
}

/** A one-time passcode: one real field with its digits rendered in cells (B-OTP-2, WCAG 1.3.5, 3.3.8). */
export function CodeInput(props: CodeInputProps) {
  const { length = 6, name = 'code', inputRef, value, onChange, onComplete, isBusy, error, errorCause } = props;
  // A refused code is replaced by typing, also where another message is shown than its error.
  const refusal = errorCause ?? error;
  const { ref, inputProps, selection } = useCodeInput({ value, length, onChange, onComplete, isBusy, refusal });
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => ref.current);
  // True while a press is under way that began in the field, which had the focus already.
  const isInside = useRef(false);
  return (
    <Field {...props}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...inputProps}
            {...control}
            ref={ref}
            name={name}
            onMouseDown={(event) => {
              isInside.current = event.currentTarget.matches(':focus');
            }}
            onClick={(event) => {
              selectCell(event, length, isInside.current);
              isInside.current = false;
            }}
            {...unrecorded(styles.input)}
          />
          <div
            aria-hidden="true"
            {...unrecorded(styles.cells)}
            data-selecting={flag(selection.end - selection.start > 1)}
          >
            {Array.from({ length }, (_cell, index) => (
              <span key={index} {...cellAttributes(index, length, selection)} className={styles.cell}>
                {value[index]}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}

/** The state of one cell, as data attributes. */
function cellAttributes(index: number, length: number, { start, end }: CodeSelection) {
  const isCaretHere = start === end && index === Math.min(start, length - 1);
  return {
    'data-split': flag(index * 2 === length),
    'data-selected': flag(index >= start && index < end),
    'data-active': flag(isCaretHere || (index === start && index === end - 1)),
    'data-caret': flag(isCaretHere && start < length),
  };
}

/** The value of a data attribute that is present or absent. */
function flag(isSet: boolean): '' | undefined {
  return isSet ? '' : undefined;
}

/**
 * A press on a rendered digit selects that digit, a press further on puts the caret at the end. So does a press that gives the
 * field its focus, on a digit or on the field's name: that user means the field, and types on.
 */
function selectCell(event: MouseEvent<HTMLInputElement>, length: number, isInside: boolean) {
  const input = event.currentTarget;
  if (input.selectionStart !== input.selectionEnd) return;
  const { left, width } = input.getBoundingClientRect();
  const pressed = isInside ? Math.floor(((event.clientX - left) / width) * length) : length;
  const index = Math.min(pressed, input.value.length);
  input.setSelectionRange(index, index + 1);
}
