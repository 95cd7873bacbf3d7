import type { ComponentPropsWithoutRef, Ref } from 'react';
import { Field, type FieldFrameProps } from '../field/field';
import { readFieldText } from '../field/field-text';
import { input } from './text-field.css';

type Native = Omit<
  ComponentPropsWithoutRef<'input'>,
  keyof FieldFrameProps | 'value' | 'onChange' | 'type' | 'className' | 'style' | 'id' | 'readOnly' | 'required'
>;

export interface TextFieldProps extends FieldFrameProps, Native {
  value: string;
  /** Called with the whole new text. */
  onChange: (value: string) => void;
  /** Default `text`. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  /** Read-only, but can be focused and copied (WCAG 3.3.7). */
  isLocked?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text. Its form is `noValidate`: errors are shown by the field, not in a browser's bubble. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    errorCause,
    describedBy,
    isRequired,
    onChange,
    isLocked,
    inputRef,
    type = 'text',
    ...native
  } = props;
  return (
    <Field {...{ label, hint, error, errorCause, describedBy, isRequired }}>
      {(control) => (
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...native}
          {...control}
          ref={inputRef}
          type={type}
          readOnly={isLocked}
          onChange={(event) => onChange(readFieldText(event.target))}
          className={input}
        />
      )}
    </Field>
  );
}
