import { type ReactNode, useId } from 'react';
import { Text } from '../text/text';
import * as styles from './checkbox.css';

export interface CheckboxProps {
  isChecked: boolean;
  onChange(isChecked: boolean): void;
  /** The choice, in words: they are pressed as well. */
  label: ReactNode;
  /** The meaning of the choice, sentence by sentence; it describes the control. */
  details?: readonly ReactNode[];
}

/** A choice of yes or no (WCAG 1.3.1, 2.5.8). */
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
