import { atom } from 'jotai/vanilla';
import { mountSignalAtom } from './host.atoms';

/** The functions of the browser that the flows use. */
export interface Browser {
  /** Leaves for an address. If `isSpent`, this page cannot be used again, so the address replaces it in the history. */
  leave(address: URL, how: { isSpent: boolean }): void;
  /** Returns to the page before. */
  back(): void;
  /** Tells whether there is a page before. */
  canGoBack(): boolean;
  /** Scrolls the page, no more than needed, so that an element is in sight. */
  show(element: Element): void;
}

/** The browser, as far as flows may navigate it. The widget sets it; a store without it does not navigate. */
export const browserAtom = atom<Browser>({
  leave: () => undefined,
  back: () => undefined,
  canGoBack: () => true,
  show: () => undefined,
});

/** Leaves the page, for an address that `safe-address` accepted. Does nothing after the unmount. */
export const leaveAtom = atom(null, (get, _set, address: URL, { isSpent = false } = {}) => {
  if (!get(mountSignalAtom).aborted) get(browserAtom).leave(address, { isSpent });
});

/**
 * True if facts of the browser may be rendered. False on a server, and while a server's markup is hydrated, which must
 * match.
 */
export const isBrowserKnownAtom = atom(true);
