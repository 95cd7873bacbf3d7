import { unrecorded } from '../secrets';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { letters, secretText, spelling } from './secret-text.css';

/**
 * A key or a code to be written down: shown as it is, and spelled letter by letter to a screen reader, group by group. It runs from
 * left to right, and is on the side where the text around it begins.
 */
export function SecretText({ children }: { children: string }) {
  return (
    <span {...unrecorded(secretText)}>
      <span aria-hidden="true" dir="ltr" className={letters}>
        {children}
      </span>
      <span className={spelling}>
        <VisuallyHidden>{spelled(children)}</VisuallyHidden>
      </span>
    </span>
  );
}

/** Letters apart from each other, and groups by a comma, at which readers pause. */
const spelled = (text: string) =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .map((group) => [...group].join(' '))
    .join(', ');
