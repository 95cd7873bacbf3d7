import type { Mark } from './mark';
import * as styles from './mark.css';

/** A provider's mark. Decorative: the button's words name the provider. Its place is there before its drawing is. */
export function MarkIcon({ mark = [] }: { mark?: Mark }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" className={styles.mark} aria-hidden="true" focusable="false">
      {mark.map((shape) => (
        <path key={shape.d} {...shape} />
      ))}
    </svg>
  );
}
