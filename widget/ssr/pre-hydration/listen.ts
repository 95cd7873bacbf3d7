/** A way to listen in what a server drew. */
export type Listen = (type: string, act: (event: Event) => void) => void;

/** Listens before anybody else there does, until the signal. */
export function listenIn(place: HTMLElement | ShadowRoot, signal: AbortSignal): Listen {
  return (type, act) => place.addEventListener(type, act, { capture: true, signal });
}

/** Holds back what is sent in a rendering before the code that takes it over is here, and notes on its root that it was. */
export function holdSending(drawn: HTMLElement): void {
  const hold = (event: Event) => {
    event.preventDefault();
    drawn.dataset['sent'] = '';
  };
  // What is refused in a shadow root is heard there alone.
  (drawn.shadowRoot ?? drawn).addEventListener('invalid', hold, true);
}
