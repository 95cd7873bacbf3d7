import { Field, type FieldFrameProps } from '../field/field';
import { readFieldText } from '../field/field-text';
import { unrecorded, useSecretValue } from '../secrets';
import { secretInput } from './secret-field.css';

export interface SecretFieldProps extends FieldFrameProps {
  value: string;
  /** Called with the whole new text. */
  onChange: (value: string) => void;
  name: string;
  /** Read-only, while it is being sent. */
  isLocked?: boolean;
}

/** A secret that its user reads while they type it, such as a recovery code. It is in no attribute, no recording and no print. */
export function SecretField({ value, onChange, name, isLocked, ...frame }: SecretFieldProps) {
  const ref = useSecretValue(value);
  return (
    <Field {...frame}>
      {(control) => (
        <input
          {...control}
          ref={ref}
          type="text"
          name={name}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          readOnly={isLocked}
          onChange={(event) => onChange(readFieldText(event.target))}
          {...unrecorded(secretInput)}
        />
      )}
    </Field>
  );
}
