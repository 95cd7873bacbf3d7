import { check } from './check-icon.css';
import { draw } from './draw';

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
