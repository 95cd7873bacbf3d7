import type { FocusTarget } from '../../flows/core/navigation/navigation.atoms';

const selectors = {
  heading: '[data-screen-heading]',
  field: 'input:not([type=hidden]):not([readonly])',
  invalid: '[aria-invalid=true]',
} as const;

function selectorOf(target: FocusTarget): string {
  if (target === 'heading' || target === 'field' || target === 'invalid') return selectors[target];
  return `[data-focus-mark="${CSS.escape(target.slice('mark:'.length))}"]`;
}

/**
 * Moves focus to what a transition wished for (WCAG 2.4.3): the new screen's heading or first field, or the first
 * field that is wrong, or something by its mark. The returned function takes back what has not happened yet. A field that holds something has it selected, so that typing replaces it.
 */
export function grantFocus(place: HTMLElement, target: FocusTarget): () => void {
  const find = (selector: string) => place.querySelector<HTMLElement>(selector);
  const give = (element: HTMLElement | null) => {
    element?.focus();
    if (target === 'field' && element instanceof HTMLInputElement) element.select();
  };
  const wished = find(selectorOf(target));
  if (wished) {
    give(wished);
    return () => undefined;
  }
  // A part of the screen may be drawn a moment after the rest (with Preact in React's place it is).
  let frame = 0;
  const look = (tries: number) => {
    frame = requestAnimationFrame(() => {
      const element = find(selectorOf(target)) ?? find(selectors.heading);
      if (element) give(element);
      else if (tries > 1) look(tries - 1);
    });
  };
  look(10);
  return () => cancelAnimationFrame(frame);
}
