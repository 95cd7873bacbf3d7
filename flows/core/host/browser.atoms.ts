import { atom } from 'jotai/vanilla';
import { mountSignalAtom } from './host.atoms';

/** The browser, by what the flows ask of it. */
export interface Browser {
  /** Goes to an address; one that is spent by being answered takes the place of this page in the history. */
  leave(address: URL, how: { isSpent: boolean }): void;
  /** Returns to the page before. */
  back(): void;
  /** Scrolls the page, no more than needed, so that an element is in sight. */
  show(element: Element): void;
}

/** The browser, as far as flows may move it. The widget sets it; a store without it goes nowhere. */
export const browserAtom = atom<Browser>({ leave: () => undefined, back: () => undefined, show: () => undefined });

/** Leaves the page, for an address that `safe-address` let through. A mount that was taken away leads nowhere. */
export const leaveAtom = atom(null, (get, _set, address: URL, { isSpent = false } = {}) => {
  if (!get(mountSignalAtom).aborted) get(browserAtom).leave(address, { isSpent });
});

/**
 * The leave to render what the browser alone knows. False on a server, and in the first drawing over what a server drew,
 * which must be the same.
 */
export const isBrowserKnownAtom = atom(true);
