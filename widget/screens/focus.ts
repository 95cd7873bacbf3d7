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
 * field that is wrong, or something by its mark. A field that holds something has it selected, so that typing replaces it.
 */
export function grantFocus(place: HTMLElement, target: FocusTarget): void {
  const element =
    place.querySelector<HTMLElement>(selectorOf(target)) ?? place.querySelector<HTMLElement>(selectors.heading);
  element?.focus();
  if (target === 'field' && element instanceof HTMLInputElement) element.select();
}
