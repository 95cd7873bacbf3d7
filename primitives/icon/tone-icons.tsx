import { draw } from './draw';

/** Something is wrong. */
export function ErrorIcon() {
  return draw(
    <>
      <circle cx="10" cy="10" r="8" />
      <path d="M10 6v4.5M10 13.8v.1" />
    </>,
  );
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
