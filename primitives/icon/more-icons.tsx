import { renderIcon, renderInCircle } from './icons';
import { checkIcon, mirroredIcon } from './more-icons.css';

/** A large green check on a success screen. Its lines are animated once, in 300 ms; not with reduced motion. */
export function CheckIcon() {
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" className={checkIcon} aria-hidden="true">
      <circle cx="24" cy="24" r="22" pathLength="1" />
      <path d="m14.5 25 6.5 6.5L34 17.5" pathLength="1" />
    </svg>
  );
}

/** A check in a circle, small, beside a line of text: for a success. */
export function SuccessIcon() {
  return renderInCircle('M6.4 10.4l2.4 2.4 4.8-5.2');
}

/** An exclamation mark in a triangle, for a warning. */
export function WarningIcon() {
  return renderIcon('M10 2.8 18.2 17H1.8ZM10 8v4M10 14.6v.1');
}

/** An arrow back: left, or right in a right-to-left language. */
export function BackIcon() {
  return renderIcon('M17 10H3.5M9 4.2 3.2 10 9 15.8', mirroredIcon);
}

/** A figure and a key, for passkeys. */
export function PasskeyIcon() {
  return renderIcon(
    'M7.5 2.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM1.8 16.4c0-3.3 2.5-5.4 5.7-5.4 1 0 1.9.2 2.7.6M1.8 16.4h8' +
      'M14.6 6.8a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zM14.6 12.4v5.4M14.6 15.4h2',
  );
}

/** A pencil, for renaming. */
export function RenameIcon() {
  return renderIcon('m3 17 .8-3.6L13.6 3.6a1.6 1.6 0 0 1 2.3 0l.5.5a1.6 1.6 0 0 1 0 2.3L6.6 16.2 3 17ZM12 5.2l2.8 2.8');
}

/** A bin, for deleting. */
export function DeleteIcon() {
  return renderIcon('M3.4 5.4h13.2M7.6 5.4V3.6h4.8v1.8M5.2 5.4l.8 11h8l.8-11M8.4 8.6v4.8M11.6 8.6v4.8');
}

/** A wallet, for a crypto wallet without an icon of its own. */
export function WalletIcon() {
  return renderIcon(
    'M16 6V4.4A1.4 1.4 0 0 0 14.6 3H4.6a1.8 1.8 0 0 0 0 3.6H16a1.6 1.6 0 0 1 1.6 1.6v7.2A1.6 1.6 0 0 1 16 17H4.8a2 2 0 0 1-2-2V4.8' +
      'M13.6 11.8v.1',
  );
}
