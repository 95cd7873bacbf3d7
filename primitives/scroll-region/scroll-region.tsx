import type { ReactNode } from 'react';
import { region } from './scroll-region.css';

export interface ScrollRegionProps {
  /** Its accessible name, for keyboard users. */
  label: string;
  children: ReactNode;
}

/** A region of fixed height for long content; the keyboard scrolls it (WCAG 2.1.1), and what follows remains in view. */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  return (
    // A scroller must be reachable, or its content is lost to the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div role="region" aria-label={label} tabIndex={0} className={region}>
      {children}
    </div>
  );
}

/** The scroll region around an element. Another element with that role may be a landmark of the page, which does not scroll. */
export function scrollRegionOf(element: Element): Element | null {
  return element.closest(`.${region}`);
}
