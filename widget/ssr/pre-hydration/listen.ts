/** A way to listen in what a server drew. */
export type Listen = (type: string, act: (event: Event) => void) => void;

/** Listens before anybody else there does, until the signal. */
export function listenIn(place: HTMLElement | ShadowRoot, signal: AbortSignal): Listen {
  return (type, act) => place.addEventListener(type, act, { capture: true, signal });
}
