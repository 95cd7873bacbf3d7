import { createContext, forwardRef, type ReactNode, useContext } from 'react';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css';
import { heading } from './heading.css';

/** The id that a screen's title takes inside a dialog that is named by it. */
export const HeadingId = createContext<string | undefined>(undefined);

export interface HeadingProps {
  /** Its level in the page's outline (WCAG 1.3.1). Default 2. */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Hides it visually; assistive technology still finds it. */
  isHidden?: boolean;
  children: ReactNode;
}

/** A screen's title. A screen change may move focus to it (WCAG 2.4.3), by `giveFocus`; it is not in the tab order, so it shows no ring. */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { level = 2, isHidden, children },
  ref,
) {
  const Tag = `h${level}` as const;
  return (
    <Tag ref={ref} id={useContext(HeadingId)} data-screen-heading="" className={isHidden ? visuallyHidden : heading}>
      {children}
    </Tag>
  );
});
