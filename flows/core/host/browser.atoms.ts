import { atom } from 'jotai/vanilla';
import { mountSignalAtom } from './host.atoms';

/** The browser, by what the flows ask of it. */
export interface Browser {
  /** Leaves for an address; one that is spent by its answer replaces this page in the history. */
  leave(address: URL, how: { isSpent: boolean }): void;
  /** Returns to the page before. */
  back(): void;
  /** Scrolls the page, no more than needed, so that an element is in sight. */
  show(element: Element): void;
}

/** The browser, as far as flows may navigate it. The widget sets it; a store without it does not navigate. */
export const browserAtom = atom<Browser>({ leave: () => undefined, back: () => undefined, show: () => undefined });

/** Leaves the page, for an address that `safe-address` accepted. Does nothing after the unmount. */
export const leaveAtom = atom(null, (get, _set, address: URL, { isSpent = false } = {}) => {
  if (!get(mountSignalAtom).aborted) get(browserAtom).leave(address, { isSpent });
});

/**
 * The permission to render facts of the browser. False on a server, and in the first rendering over a server's markup,
 * which must be the same.
 */
export const isBrowserKnownAtom = atom(true);
