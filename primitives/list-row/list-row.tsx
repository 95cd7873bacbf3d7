import type { ReactNode } from 'react';
import { content, end, open, row } from './list-row.css';

export interface ListRowProps {
  /** The controls at its end. Without any, its content has the full width. */
  controls?: ReactNode;
  /** The marked state: true while a question nearby is about this row. */
  isMarked?: boolean;
  children: ReactNode;
}

/** An item of a list, with its controls. */
export function ListRow({ controls, isMarked, children }: ListRowProps) {
  return (
    <li>
      {controls ? (
        <div className={row} data-marked={isMarked || undefined}>
          <span className={content}>{children}</span>
          <div className={end}>{controls}</div>
        </div>
      ) : (
        <div className={open}>{children}</div>
      )}
    </li>
  );
}
