import type { ReactNode } from 'react';
import { mark } from './mark.css';

/** Draws a mark in a square of 24 units. Decorative: the button's words name the provider. */
export function drawMark(children: ReactNode) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" className={mark} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
