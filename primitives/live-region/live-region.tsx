import type { ReactNode } from 'react';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css';

export interface LiveRegionProps {
  /** The words to announce. An empty text is not announced. A part in another language is an element with its `lang`. */
  text: ReactNode;
  /** Changes with each message, so that the same words are announced again. */
  serial: number;
}

/**
 * Announces a text without moving focus (WCAG 4.1.3). Keep one in the page from the start: a region that is inserted
 * with its message is silent.
 */
export function LiveRegion({ text, serial }: LiveRegionProps) {
  return (
    <div role="status" className={visuallyHidden}>
      <span key={serial}>{text}</span>
    </div>
  );
}
