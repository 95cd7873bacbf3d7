import { drawMark } from './draw-mark';

/** Figma's five shapes. */
export function Mark() {
  return drawMark(
    <>
      <path fill="#f24e1e" d="M8.7 2H12v6.7H8.7a3.3 3.3 0 0 1 0-6.7Z" />
      <path fill="#ff7262" d="M12 2h3.3a3.3 3.3 0 0 1 0 6.7H12Z" />
      <path fill="#a259ff" d="M8.7 8.7H12v6.6H8.7a3.3 3.3 0 0 1 0-6.6Z" />
      <circle cx="15.3" cy="12" r="3.3" fill="#1abcfe" />
      <path fill="#0acf83" d="M8.7 15.3H12v3.4a3.3 3.3 0 1 1-3.3-3.4Z" />
    </>,
  );
}
