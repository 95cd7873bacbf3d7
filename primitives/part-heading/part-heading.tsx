import type { ReactNode } from 'react';
import { partHeading } from './part-heading.css';

export interface PartHeadingProps {
  id?: string;
  /** By this a flow can wish focus here; nobody can tab to it. */
  focusKey?: string;
  children: ReactNode;
}

/** The title of a part of a screen, one level below the screen's own (WCAG 1.3.1). */
export function PartHeading({ id, focusKey, children }: PartHeadingProps) {
  return (
    <h3 id={id} data-focus-key={focusKey} className={partHeading}>
      {children}
    </h3>
  );
}
