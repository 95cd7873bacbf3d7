/**
 * Moves the focus to an element that nobody can tab to, such as a title. It can have the focus only as long as it has:
 * a reader calls a title that always could "clickable", because React listens for clicks at the root around it.
 */
export function giveFocus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus();
}
