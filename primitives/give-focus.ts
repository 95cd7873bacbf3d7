import { activeElementAround } from './active-element';

/**
 * Moves the focus to an element outside the tab order, such as a title. It is focusable only while it has the focus:
 * screen readers call a title that always is "clickable", because React listens for clicks at the root around it.
 */
export function giveFocus(element: HTMLElement, options?: FocusOptions): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    // Chromium fires `blur` for an inactive window as well, and the focus would not come back to what cannot have it.
    element.addEventListener('blur', () => {
      if (activeElementAround(element) !== element) element.removeAttribute('tabindex');
    });
  }
  element.focus(options);
}
