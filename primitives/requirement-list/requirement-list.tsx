import { renderInCircle } from '../icon/icons';
import { SuccessIcon } from '../icon/more-icons';
import { Stack } from '../stack/stack';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { requirement } from './requirement-list.css';

export interface RequirementListProps {
  /** The name of the list. */
  label: string;
  /** Each requirement, and whether it is met. */
  items: readonly { text: string; isMet: boolean }[];
  /** Text after a requirement that is met, with the brackets of its language, such as "(met)". */
  metLabel: string;
  /** Text after one that is not. */
  notMetLabel: string;
  /** The ids of the texts are this with the index of each: a field that refers to them is described without the marks. */
  id?: string;
}

/** The requirements of a password, met or not: an icon for the eye, a word for screen readers (WCAG 1.3.1, 1.4.1). */
export function RequirementList({ label, items, metLabel, notMetLabel, id }: RequirementListProps) {
  return (
    <Stack gap="label" as="ul" aria-label={label}>
      {items.map(({ text, isMet }, index) => (
        <li key={text}>
          <div data-met={isMet || undefined} className={requirement}>
            {isMet ? <SuccessIcon /> : <PendingIcon />}
            <span>
              <span id={id && id + index}>{text}</span>{' '}
              <VisuallyHidden>{isMet ? metLabel : notMetLabel}</VisuallyHidden>
            </span>
          </div>
        </li>
      ))}
    </Stack>
  );
}

/** An empty circle, for a requirement that is not met yet. */
export function PendingIcon() {
  return renderInCircle('');
}
