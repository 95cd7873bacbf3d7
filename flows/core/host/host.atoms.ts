import { atom, type createStore } from 'jotai/vanilla';
import type { Config } from '../config/config';
import type { WidgetError } from '../provider/widget-error';
import type { FlowEvent } from './events';

/** The state of one mounted widget. */
export type Store = ReturnType<typeof createStore>;

/** The host's callbacks. Neither call throws: the widget guards the host's own functions. */
export interface Host {
  onEvent(event: FlowEvent): void;
  onError(error: WidgetError): void;
}

/** The host's callbacks. */
export const hostAtom = atom<Host>({ onEvent: () => undefined, onError: () => undefined });

/** The host's configuration, as given. */
export const configInputAtom = atom<Config>({ products: [] });

/** Aborted at the unmount: nothing is called, sent or shown after it. */
export const mountSignalAtom = atom<AbortSignal>(new AbortController().signal);

/** Calls the host's onEvent. */
export const emitAtom = atom(null, (get, _set, event: FlowEvent) => {
  if (!get(mountSignalAtom).aborted) get(hostAtom).onEvent(event);
});

/** Calls the host's onError, once for each failure. */
export const reportAtom = atom(null, (get, _set, error: WidgetError) => {
  if (!get(mountSignalAtom).aborted) get(hostAtom).onError(error);
});

/** The part of a theme that is not CSS. */
export interface Presentation {
  hideHeaderText: boolean;
  logo?: { src: string; alt: string };
}

/** The parts of the theme that change what screens render. */
export const presentationAtom = atom<Presentation>({ hideHeaderText: false });

/**
 * True if the widget is in a shadow root, its own or the host's: not every browser offers passkeys in a field there.
 */
export const isInShadowAtom = atom(false);
