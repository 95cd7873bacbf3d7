import { watchTime } from '../../flows/core/time/timing';

/** The moments after the dialog at which focus is looked for, in milliseconds: a host may render its state later. */
const moments = [0, 100, 1_000] as const;

/**
 * Remembers the place of the focused element, such as the button that opens a dialog. The returned function is for the
 * end of the dialog: where that element is gone, because the host shows another one to a user who is logged in, focus
 * moves to the nearest element around it that is still there. The page does not scroll.
 */
export function rememberPlace(): () => void {
  const path = [...around(focusedElement())];
  const giveFocusBack = () => {
    if (document.activeElement !== document.body) return;
    const nearest = path.find(isThere);
    if (nearest) focusInPlace(nearest);
  };
  return () => {
    giveFocusBack();
    watchTime(new AbortController().signal, Object.fromEntries(moments.map((moment) => [moment, giveFocusBack])));
  };
}

/** The focused element, also in shadow roots. */
function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/** An element and those around it, from the inside out, without the page itself. */
function* around(element: Element | null): Generator<HTMLElement> {
  for (let one = element; one && one !== document.body;) {
    if (one instanceof HTMLElement) yield one;
    const root = one.getRootNode();
    one = one.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
}

/** Moves focus to an element without scrolling. One that cannot be focused is focusable as long as it has the focus. */
function focusInPlace(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** Tells whether an element is rendered, and can have focus. */
const isThere = (element: HTMLElement) =>
  element.isConnected && element.getClientRects().length > 0 && !element.matches(':disabled');
