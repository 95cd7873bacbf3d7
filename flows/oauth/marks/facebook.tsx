import { drawMark } from './draw-mark';

/** Facebook's f. */
export function Mark() {
  return drawMark(
    <>
      <circle cx="12" cy="12" r="10" fill="#0866ff" />
      <path
        fill="#fff"
        d="M13.6 22v-7.3h2.5l.5-3h-3V9.9c0-.9.4-1.7 1.7-1.7h1.4V5.6S15.5 5.3 14.3 5.3c-2.5 0-4 1.5-4 4.1v2.3H7.6v3h2.7V22Z"
      />
    </>,
  );
}
