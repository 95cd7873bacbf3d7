import type { ReactNode } from 'react';
import { icon } from './icon.css';

/** Draws an icon in a square of its own units. Decorative: the words beside it say the same. */
export function draw(children: ReactNode, className: string = icon, size = 20) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={size} height={size} className={className} aria-hidden="true">
      {children}
    </svg>
  );
}
