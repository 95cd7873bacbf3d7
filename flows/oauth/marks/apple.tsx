import { drawMark } from './draw-mark';

/** Apple's apple. */
export function Mark() {
  return drawMark(
    <>
      <path
        fill="currentColor"
        d="M12 7.6c1-.1 2.3-1.2 4-1.2 1.8 0 3 .9 3.8 2-3.3 2-2.8 6.3.7 7.6-.9 2.6-2.9 5.5-4.8 5.5-1.4 0-1.9-.9-3.5-.9s-2.2.9-3.5.9C6.3 21.5 3.5 17 3.5 13c0-4 2.4-6.5 5-6.5 1.5 0 2.6 1 3.5 1.1Z"
      />
      <path fill="currentColor" d="M15.6 1.5c.2 2.5-1.8 4.6-3.9 4.6-.2-2.3 1.9-4.5 3.9-4.6Z" />
    </>,
  );
}
