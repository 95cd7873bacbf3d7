/**
 * Moves the focus to an element outside the tab order, such as a title. It is focusable only while it has the focus:
 * screen readers call a title that always is "clickable", because React listens for clicks at the root around it.
 */
export function giveFocus(element: HTMLElement, options?: FocusOptions): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus(options);
}
