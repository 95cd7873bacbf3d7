import type { ReactNode } from 'react';
import { visuallyHidden } from './visually-hidden.css';

export interface VisuallyHiddenProps {
  /** The element. Default `span`. */
  as?: 'span' | 'div' | 'p';
  id?: string;
  children: ReactNode;
}

/** Words for assistive technology alone. */
export function VisuallyHidden({ as: Tag = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Tag id={id} className={visuallyHidden}>
      {children}
    </Tag>
  );
}
