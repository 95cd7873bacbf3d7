import { draw } from './draw';

/** A user and a key. In a file of its own, because most pages have no passkeys. */
export function PasskeyIcon() {
  return draw(
    <>
      <circle cx="7.5" cy="6" r="3.2" />
      <path d="M1.8 16.4c0-3.3 2.5-5.4 5.7-5.4 1 0 1.9.2 2.7.6M1.8 16.4h8" />
      <circle cx="14.6" cy="9.6" r="2.8" />
      <path d="M14.6 12.4v5.4M14.6 15.4h2" />
    </>,
  );
}
