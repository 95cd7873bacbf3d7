import { draw } from './draw';

/** Something needs attention. */
export function WarningIcon() {
  return draw(<path d="M10 2.8 18.2 17H1.8ZM10 8v4M10 14.6v.1" />);
}
