import { spinner } from './spinner.css';

export interface SpinnerProps {
  /** Its width and height in pixels, and larger for people who have set larger text. Default 20. */
  size?: number;
  /** The name of the wait. Without it the spinner is decorative, and words nearby say so. */
  label?: string;
}

/** Something is under way. The one thing of ours that loops; with reduced motion it stands still. */
export function Spinner({ size = 20, label }: SpinnerProps) {
  const side = `max(${size}px, ${size / 16}rem)`;
  return (
    <svg
      viewBox="0 0 20 20"
      style={{ width: side, height: side }}
      className={spinner}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d="M10 2a8 8 0 1 1-8 8" />
    </svg>
  );
}
