import { atom } from 'jotai/vanilla';
import { configAtom } from '../config/config.atoms';
import { isBrowserKnownAtom } from './browser-known.atoms';
import { inAppBrowserOf } from './in-app-browser';

const assumedAtom = atom<string | undefined>(undefined);

/** The user agent of this browser; a server has none. */
export const userAgentAtom = atom(
  (get) => get(assumedAtom) ?? (typeof document === 'undefined' ? '' : navigator.userAgent),
  (_get, set, assumed: string) => set(assumedAtom, assumed),
);

/**
 * The application whose browser this is, where the host wants it to be adapted to: before it may be rendered, so that the code
 * for it is fetched while the markup of a server still stands.
 */
export const expectedAppAtom = atom((get) =>
  get(configAtom).inAppBrowser === 'adapt' ? inAppBrowserOf(get(userAgentAtom)) : undefined,
);

/** The application whose browser this is, where the host wants it to be adapted to. */
export const inAppBrowserAtom = atom((get) => (get(isBrowserKnownAtom) ? get(expectedAppAtom) : undefined));
