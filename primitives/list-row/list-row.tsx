import type { ReactNode } from 'react';
import { content, open, row } from './list-row.css';

export interface ListRowProps {
  /** The controls at its end. A row without any is open: its content has all the room. */
  controls?: ReactNode;
  /** The marked state: true while a question nearby is about this row. */
  isMarked?: boolean;
  children: ReactNode;
}

/** One thing of a list, and what can be done with it. */
export function ListRow({ controls, isMarked, children }: ListRowProps) {
  return (
    <li>
      {controls ? (
        <div className={row} data-marked={isMarked || undefined}>
          <span className={content}>{children}</span>
          {controls}
        </div>
      ) : (
        <div className={open}>{children}</div>
      )}
    </li>
  );
}
