import { drawMark } from './draw-mark';

/** Coinbase's coin. */
export function Mark() {
  return drawMark(
    <>
      <circle cx="12" cy="12" r="10" fill="#0052ff" />
      <path fill="none" stroke="#fff" strokeWidth="3" d="M16.9 10.4a5.2 5.2 0 1 0 0 3.2" />
    </>,
  );
}
