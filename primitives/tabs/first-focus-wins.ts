/**
 * A guard for the tabs of one list inside a shadow root, as a `ref` for each: of the tabs that are told to take the
 * focus in one turn, the first has it. Radix tries one after the other until the document says that focus has moved,
 * and of focus inside a shadow root the document says nothing.
 */
export function firstFocusWins(): (tab: HTMLElement | null) => void {
  let isTaken = false;
  return (tab) => {
    if (!tab || !(tab.getRootNode() instanceof ShadowRoot)) return;
    tab.focus = (options) => {
      if (isTaken) return;
      isTaken = true;
      queueMicrotask(() => {
        isTaken = false;
      });
      HTMLElement.prototype.focus.call(tab, options);
    };
  };
}
