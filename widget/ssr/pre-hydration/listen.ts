/** A way to listen in what a server rendered. */
export type Listen = (type: string, act: (event: Event) => void) => void;

/** Listens before anybody else there does, until the signal. */
export function listenIn(place: HTMLElement | ShadowRoot, signal: AbortSignal): Listen {
  return (type, act) => place.addEventListener(type, act, { capture: true, signal });
}

/** Holds back what is sent in a rendering before the code that takes it over is here, and notes on its root that it was. */
export function deferSubmit(rendered: HTMLElement): void {
  const hold = (event: Event) => {
    event.preventDefault();
    rendered.dataset['sent'] = '';
  };
  // What is refused in a shadow root is heard there alone.
  (rendered.shadowRoot ?? rendered).addEventListener('invalid', hold, true);
}
