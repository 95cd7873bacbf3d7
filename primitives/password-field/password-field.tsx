import { type Ref, useImperativeHandle } from 'react';
import { Field, type FieldFrameProps } from '../field/field';
import { readFieldText } from '../field/field-text';
import { unrecorded } from '../secrets';
import { renderIcon } from '../icon/icons';
import * as styles from './password-field.css';
import { usePasswordField } from './use-password-field';

export interface PasswordFieldProps extends FieldFrameProps {
  value: string;
  /** Called with the whole password, exactly as typed. */
  onChange: (value: string) => void;
  /** Called when focus leaves the field. */
  onLeave?: () => void;
  /** The task of a password manager: fill in the known password, or offer a new one (WCAG 1.3.5). */
  autoComplete: 'current-password' | 'new-password';
  /** The name of the button that shows the password. */
  showLabel: string;
  /** The name of the same button while the password is shown. */
  hideLabel: string;
  /** The rules for a generated password, as Apple's password manager reads them: `minlength: 8; required: lower;`. */
  passwordRules?: string;
  /** The fewest characters, for password managers that generate one. */
  minLength?: number;
  /** Default `password`. */
  name?: string;
  inputRef?: Ref<HTMLInputElement | null>;
}

/** A password, masked until a user asks to see it (B-PASS-3). Paste and password managers work (WCAG 3.3.8). */
export function PasswordField(props: PasswordFieldProps) {
  const {
    value,
    onChange,
    onLeave,
    autoComplete,
    showLabel,
    hideLabel,
    passwordRules,
    minLength,
    name = 'password',
    inputRef,
  } = props;
  const { ref, inputType, isShown, show } = usePasswordField(value);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => ref.current);
  return (
    <Field {...props}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...control}
            {...(passwordRules && { passwordrules: passwordRules })}
            ref={ref}
            type={inputType}
            name={name}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            minLength={minLength}
            onChange={(event) => onChange(readFieldText(event.target))}
            onBlur={onLeave}
            {...unrecorded(styles.input)}
          />
          <button
            type="button"
            aria-label={isShown ? hideLabel : showLabel}
            aria-controls={control.id}
            // A press does not take focus, and a phone's keyboard, from the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => show(!isShown)}
            className={styles.toggle}
          >
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </div>
      )}
    </Field>
  );
}

const eye =
  'M1.8 10C3.5 6.6 6.4 4.8 10 4.8s6.5 1.8 8.2 5.2c-1.7 3.4-4.6 5.2-8.2 5.2S3.5 13.4 1.8 10Z' +
  'M10 7.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8z';

/** An eye, for a control that shows hidden text. */
export function EyeIcon() {
  return renderIcon(eye);
}

/** A struck-out eye, for a control that hides visible text. */
export function EyeOffIcon() {
  return renderIcon(`${eye}M3 17 17 3`);
}
