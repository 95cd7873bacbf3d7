import { large, spinner } from './spinner.css';

export interface SpinnerProps {
  /** True makes it 25 px wide instead of 20. Both are larger for users with larger text. */
  isLarge?: boolean;
  /** The name of the wait. Without it the spinner is decorative, and words nearby say so. */
  label?: string;
}

/** A sign that something is loading. The only animation that loops; with reduced motion it does not move. */
export function Spinner({ isLarge, label }: SpinnerProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={isLarge ? large : spinner}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label || undefined}
    >
      <path d="M10 2a8 8 0 1 1-8 8" />
    </svg>
  );
}
