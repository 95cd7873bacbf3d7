import { watchTime } from '../../flows/core/time/timing';
import { giveFocus } from '../../primitives/give-focus';

/** The moments after the dialog at which focus is looked for, in milliseconds: a host may render its state later. */
const moments = [0, 100, 1_000] as const;

/**
 * Remembers the focused element, such as the button that opens a dialog. The returned function is for the end of the
 * dialog: where that element is gone, because the host shows another one to a user who is logged in, focus moves to the
 * nearest element around it that is still there. The page does not scroll.
 */
export function rememberOpener(): () => void {
  const path = [...around(focusedElement())];
  const giveFocusBack = () => {
    if (document.activeElement !== document.body) return;
    const nearest = path.find(isThere);
    if (nearest) giveFocus(nearest, { preventScroll: true });
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

/** Tells whether an element is rendered, and can have focus. */
const isThere = (element: HTMLElement) =>
  element.isConnected && element.getClientRects().length > 0 && !element.matches(':disabled');
