import { spinner } from './spinner.css';

export interface SpinnerProps {
  /** Its width and height in pixels. Default 20. */
  size?: number;
  /** What is being waited for. Without it the spinner is decorative, and words nearby say so. */
  label?: string;
}

/** Something is under way. The one thing of ours that loops; with reduced motion it stands still. */
export function Spinner({ size = 20, label }: SpinnerProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      style={{ width: size, height: size }}
      className={spinner}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d="M10 2a8 8 0 1 1-8 8" />
    </svg>
  );
}
