import { draw } from './draw';

const eye = (
  <>
    <path d="M1.8 10C3.5 6.6 6.4 4.8 10 4.8s6.5 1.8 8.2 5.2c-1.7 3.4-4.6 5.2-8.2 5.2S3.5 13.4 1.8 10Z" />
    <circle cx="10" cy="10" r="2.4" />
  </>
);

/** An eye: what is hidden can be shown. */
export function EyeIcon() {
  return draw(eye);
}

/** A struck-out eye: what is shown can be hidden. */
export function EyeOffIcon() {
  return draw(
    <>
      {eye}
      <path d="m3 17 14-14" />
    </>,
  );
}
