import type { ReactNode } from 'react';
import { check, icon, mirrored } from './icon.css';

function draw(children: ReactNode, className: string = icon, size = 20) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

const eye = (
  <>
    <path d="M1.8 10C3.5 6.6 6.4 4.8 10 4.8s6.5 1.8 8.2 5.2c-1.7 3.4-4.6 5.2-8.2 5.2S3.5 13.4 1.8 10Z" />
    <circle cx="10" cy="10" r="2.4" />
  </>
);

/** Something is wrong. Decorative, like every icon here: the words beside it say the same. */
export function ErrorIcon() {
  return draw(
    <>
      <circle cx="10" cy="10" r="8" />
      <path d="M10 6v4.5M10 13.8v.1" />
    </>,
  );
}

/** Something needs attention. */
export function WarningIcon() {
  return draw(<path d="M10 2.8 18.2 17H1.8ZM10 8v4M10 14.6v.1" />);
}

/** Something went well, small, beside a line of text. */
export function SuccessIcon() {
  return draw(
    <>
      <circle cx="10" cy="10" r="8" />
      <path d="m6.4 10.4 2.4 2.4 4.8-5.2" />
    </>,
  );
}

/** An arrow to where reading began: left, or right in a right-to-left language. */
export function BackIcon() {
  return draw(<path d="M17 10H3.5M9 4.2 3.2 10 9 15.8" />, mirrored);
}

/** An arrow down, for what opens below. */
export function ChevronIcon() {
  return draw(<path d="m5 7.8 5 5 5-5" />);
}

/** An eye: what is hidden can be shown. */
export function EyeIcon() {
  return draw(eye);
}

/** A struck-out eye: what is shown can be hidden. */
export function EyeOffIcon() {
  return draw(
    <>
      {eye}
      <path d="m3 17 14-14" />
    </>,
  );
}

/** An empty circle: not yet. */
export function PendingIcon() {
  return draw(<circle cx="10" cy="10" r="8" />);
}

/** The big green check of a success screen, drawn once in 300 ms; at once with reduced motion. */
export function CheckIcon() {
  return draw(
    <>
      <circle cx="24" cy="24" r="22" pathLength="1" />
      <path d="m14.5 25 6.5 6.5L34 17.5" pathLength="1" />
    </>,
    check,
    48,
  );
}
