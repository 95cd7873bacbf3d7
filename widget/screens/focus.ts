import type { FocusTarget } from '../../flows/core/screen/screen.atoms';

const selectors = {
  heading: '[data-screen-heading]',
  field: 'input:not([type=hidden]):not([readonly])',
  invalid: '[aria-invalid=true]',
} as const;

/** For how many frames what was wished for is looked for; from the second on the heading will do. */
const frames = 10;

function selectorOf(target: FocusTarget): string {
  if (target === 'heading' || target === 'field' || target === 'invalid') return selectors[target];
  return `[data-focus-mark="${CSS.escape(target.slice('mark:'.length))}"]`;
}

/**
 * Moves focus to what a transition wished for (WCAG 2.4.3): the new screen's heading or first field, or the first
 * field that is wrong, or something by its mark. The returned function takes back what has not happened yet. A field that holds something has it selected, so that typing replaces it.
 */
export function applyFocus(place: HTMLElement, target: FocusTarget): () => void {
  const find = (selector: string) => place.querySelector<HTMLElement>(selector);
  let frame = 0;
  // A part of the screen may be drawn a moment after the rest (with Preact in React's place it is).
  const look = (tries: number) => {
    const element = find(selectorOf(target)) ?? (tries > 0 ? find(selectors.heading) : null);
    if (!element && tries < frames) frame = requestAnimationFrame(() => look(tries + 1));
    element?.focus();
    if (target === 'field' && element instanceof HTMLInputElement) element.select();
  };
  look(0);
  return () => cancelAnimationFrame(frame);
}
