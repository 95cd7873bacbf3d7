import { type ReactNode, useId } from 'react';
import { Text } from '../text/text';
import * as styles from './checkbox.css';

export interface CheckboxProps {
  isChecked: boolean;
  onChange(isChecked: boolean): void;
  /** The label. A press on it toggles the checkbox too. */
  label: ReactNode;
  /** The details of the choice, sentence by sentence; they describe the control. */
  details?: readonly ReactNode[];
}

/** A checkbox with a label and details (WCAG 1.3.1, 2.5.8). */
export function Checkbox({ isChecked, onChange, label, details = [] }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.row}>
        <input
          type="checkbox"
          className={styles.box}
          checked={isChecked}
          aria-describedby={details.length > 0 ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.words}>{label}</span>
      </label>
      {details.length > 0 && (
        <div id={id} className={styles.more}>
          {details.map((detail, index) => (
            <Text key={`${index}`} tone="helper">
              {detail}
            </Text>
          ))}
        </div>
      )}
    </div>
  );
}
