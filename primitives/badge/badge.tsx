import type { ReactNode } from 'react';
import * as styles from './badge.css';

export interface BadgeProps {
  /** The text about the child; nothing is shown without it. The child refers to it by `aria-describedby`. */
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
