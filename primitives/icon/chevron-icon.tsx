import { draw } from './draw';

/** An arrow down, for what opens below. */
export function ChevronIcon() {
  return draw(<path d="m5 7.8 5 5 5-5" />);
}
