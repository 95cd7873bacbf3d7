import { draw } from './draw';

/** An empty circle: not yet. */
export function PendingIcon() {
  return draw(<circle cx="10" cy="10" r="8" />);
}
