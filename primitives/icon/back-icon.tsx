import { draw } from './draw';
import { mirrored } from './mirrored.css';

/** An arrow to where reading began: left, or right in a right-to-left language. */
export function BackIcon() {
  return draw(<path d="M17 10H3.5M9 4.2 3.2 10 9 15.8" />, mirrored);
}
