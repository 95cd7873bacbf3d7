import { drawMark } from './draw-mark';

/** Snapchat's ghost, on its yellow. */
export function Mark() {
  return drawMark(
    <>
      <rect x="2" y="2" width="20" height="20" rx="5" fill="#fffc00" />
      <path
        fill="#fff"
        stroke="#000"
        strokeWidth=".9"
        strokeLinejoin="round"
        d="M12 5.2c-2.3 0-3.7 1.6-3.7 3.7v1.4c-.5.2-1.2-.2-1.5.2-.3.6 1 1 1.3 1.5.4.9-1 2.8-2.6 3.2-.5.3.1.9 1.6 1.2.2.4.1.9.5 1 .6.1 1.2-.2 2 .1.7.3 1.3 1.2 2.4 1.2s1.7-.9 2.4-1.2c.8-.3 1.4 0 2-.1.4-.1.3-.6.5-1 1.5-.3 2.1-.9 1.6-1.2-1.6-.4-3-2.3-2.6-3.2.3-.5 1.6-.9 1.3-1.5-.3-.4-1 0-1.5-.2V8.9c0-2.1-1.4-3.7-3.7-3.7Z"
      />
    </>,
  );
}
