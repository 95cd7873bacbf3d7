import type { ReactNode } from 'react';
import { partHeading } from './part-heading.css';

export interface PartHeadingProps {
  /** Its level in the page's outline (WCAG 1.3.1): 4 in a part of a part. Default 3. */
  level?: 3 | 4 | undefined;
  id?: string;
  /** The key by which a flow can move focus here; it is not in the tab order. */
  focusKey?: string;
  children: ReactNode;
}

/** The title of a part of a screen, below the screen's own. */
export function PartHeading({ level = 3, id, focusKey, children }: PartHeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} data-focus-key={focusKey} className={partHeading}>
      {children}
    </Tag>
  );
}
