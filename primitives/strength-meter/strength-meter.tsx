import * as styles from './strength-meter.css';

export interface StrengthMeterProps {
  /** The number of full segments, out of four. */
  segments: 0 | 1 | 2 | 3 | 4;
  /** Red for weak and fair, green for good and strong; the word says the same (WCAG 1.4.1). */
  tone: keyof typeof styles.meter;
  /** The name of what is measured. */
  label: string;
  /** The strength in a word, beside the segments. */
  word: string;
}

const indexes = [0, 1, 2, 3];

/** The strength of a password. Not a live region: announce a change once, some time after typing stopped (B-SAY-3). */
export function StrengthMeter({ segments, tone, label, word }: StrengthMeterProps) {
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={4}
      aria-valuenow={segments}
      aria-valuetext={word}
      className={styles.meter[tone]}
    >
      <div className={styles.segments}>
        {indexes.map((index) => (
          <span key={index} data-full={index < segments || undefined} className={styles.segment} />
        ))}
      </div>
      <span className={styles.word}>{word}</span>
    </div>
  );
}
