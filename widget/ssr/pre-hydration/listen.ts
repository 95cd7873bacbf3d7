/** A function that adds a listener in server-rendered markup. */
export type Listen = (type: string, act: (event: Event) => void) => void;

/** Adds listeners that run before all others there, until the signal. */
export function listenIn(container: HTMLElement | ShadowRoot, signal: AbortSignal): Listen {
  return (type, act) => container.addEventListener(type, act, { capture: true, signal });
}

/** Prevents submission in server-rendered markup until the code that hydrates it is loaded, and marks the root as submitted. */
export function deferSubmit(root: HTMLElement): void {
  const hold = (event: Event) => {
    event.preventDefault();
    root.dataset['sent'] = '';
  };
  // `invalid` events do not leave a shadow root.
  (root.shadowRoot ?? root).addEventListener('invalid', hold, true);
}
