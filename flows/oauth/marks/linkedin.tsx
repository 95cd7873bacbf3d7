import { drawMark } from './draw-mark';

/** LinkedIn's in. */
export function Mark() {
  return drawMark(
    <>
      <rect x="2" y="2" width="20" height="20" rx="2.4" fill="#0a66c2" />
      <path
        fill="#fff"
        d="M5.3 9.6h2.9V19H5.3ZM6.7 5a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Zm3.3 4.6h2.8v1.3c.4-.8 1.4-1.5 2.8-1.5 3 0 3.5 1.9 3.5 4.4V19h-2.9v-4.6c0-1.2 0-2.5-1.6-2.5s-1.7 1.2-1.7 2.4V19H10Z"
      />
    </>,
  );
}
