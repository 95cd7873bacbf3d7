import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { FieldMessage } from '../message/message';
import { Stack } from '../stack/stack';
import * as styles from './field.css';

/** The props that every field has around the control itself. */
export interface FieldFrameProps {
  /** The field's name, always visible (WCAG 3.3.2). */
  label: string;
  /** The expected input, shown between the label and the control, so that it is read before typing. */
  hint?: ReactNode;
  /** The error, below the control. It makes the control invalid. */
  error?: ReactNode;
  /** The failure that the error reports, by identity: another one is announced again, even with the same words (B-SAY-2). */
  errorCause?: object;
  /** Ids of further descriptions, elsewhere on the screen. */
  describedBy?: string;
  /** The required state: true where the field must be filled in. */
  isRequired?: boolean;
}

/** The attributes by which a control belongs to its frame. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-errormessage': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** A label, a hint, a control and its error, linked to each other (WCAG 1.3.1, 3.3.1). */
export function Field(props: FieldFrameProps & { children: (control: FieldControl) => ReactNode }) {
  const { label, hint, error, errorCause, describedBy, isRequired, children } = props;
  const id = useId();
  const labelRef = useRef<HTMLLabelElement>(null);
  const isDescribed = useDescribed(labelRef, error && (errorCause ?? error));
  const described = [hint && `${id}hint`, isDescribed && `${id}error`, describedBy].filter(Boolean).join(' ');
  return (
    <Stack gap="label">
      <label ref={labelRef} htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <FieldMessage tone="hint" id={`${id}hint`}>
          {hint}
        </FieldMessage>
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-errormessage': error && !isDescribed ? `${id}error` : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      {error && (
        <FieldMessage tone="error" id={`${id}error`} cause={errorCause}>
          {error}
        </FieldMessage>
      )}
    </Stack>
  );
}

/**
 * Tells whether an error may be in its control's description. An error is announced as an alert when it appears, and a
 * screen reader also announces a changed description of the focused control. So the error is added once the focus is
 * elsewhere, and is read when focus returns. Until then it is only the control's `aria-errormessage`.
 */
function useDescribed(label: RefObject<HTMLLabelElement | null>, cause: unknown): boolean {
  const [described, setDescribed] = useState<unknown>();
  useEffect(() => {
    const control = label.current?.control;
    const describe = () => setDescribed(cause);
    // Focus has been moved to the invalid control by now.
    if (!cause || !control?.matches(':focus')) return describe();
    control.addEventListener('blur', describe, { once: true });
    return () => control.removeEventListener('blur', describe);
  }, [label, cause]);
  return Boolean(cause) && described === cause;
}
