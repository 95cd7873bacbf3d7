import type { ReactNode } from 'react';
import * as styles from './badge.css';

export interface BadgeProps {
  /** The words about the child; nothing shows without them. The child names them by `aria-describedby`. */
  text?: string;
  id: string;
  children: ReactNode;
}

/** A word on the edge of something, such as "Last used". */
export function Badge({ text, id, children }: BadgeProps) {
  return (
    <div className={styles.place}>
      {children}
      {text && (
        <span id={id} aria-hidden="true" className={styles.badge}>
          {text}
        </span>
      )}
    </div>
  );
}
