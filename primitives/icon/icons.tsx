import { icon } from './icon.css';

/**
 * Renders an icon: one path in a square of 20 units, without a fill. Decorative: the words beside it say the same.
 * @param d the path, in the syntax of SVG
 */
export function renderIcon(d: string, className: string = icon) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" className={className} aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

/** Renders an icon in a circle. */
export const renderInCircle = (d: string) => renderIcon(`M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16z${d}`);

/** An exclamation mark in a circle, for an error. */
export function ErrorIcon() {
  return renderInCircle('M10 6v4.5M10 13.8v.1');
}
