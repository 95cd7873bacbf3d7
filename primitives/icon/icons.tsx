import type { ReactNode } from 'react';
import { icon } from './icon.css';

/** Renders an icon in a square of its own units. Decorative: the words beside it say the same. */
export function renderIcon(children: ReactNode, className: string = icon, size = 20) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={size} height={size} className={className} aria-hidden="true">
      {children}
    </svg>
  );
}

/** An exclamation mark in a circle, for an error. */
export function ErrorIcon() {
  return renderIcon(
    <>
      <circle cx="10" cy="10" r="8" />
      <path d="M10 6v4.5M10 13.8v.1" />
    </>,
  );
}

/** A check in a circle, small, beside a line of text: for a success. */
export function SuccessIcon() {
  return renderIcon(
    <>
      <circle cx="10" cy="10" r="8" />
      <path d="m6.4 10.4 2.4 2.4 4.8-5.2" />
    </>,
  );
}
