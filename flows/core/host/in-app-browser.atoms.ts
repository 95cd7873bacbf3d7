import { atom } from 'jotai/vanilla';
import { configAtom } from '../config/config.atoms';
import { isBrowserKnownAtom } from './browser.atoms';

/**
 * The applications whose own browsers are known, each with the pattern of its user agent. The first match counts:
 * Messenger and Instagram also write the words of Facebook.
 */
const patterns = [
  ['Instagram', /\bInstagram \d/],
  ['Messenger', /\bFBAN\/Messenger|\bFB_IAB\/(?:Orca|MESSENGER)/],
  ['Facebook', /\bFBAN\/FB|\bFB_IAB\/FB4A/],
  ['TikTok', /\b(?:musical_ly|trill)_\d/],
  ['LinkedIn', /\[LinkedInApp\]/],
  ['LINE', /\bLine\/\d/],
  ['KakaoTalk', /\bKAKAOTALK\b/],
  ['WeChat', /\bMicroMessenger\/\d/i],
  ['X', /\bTwitter(?:Android\b| for iP)/],
  ['Snapchat', /\bSnapchat\/\d/],
  ['Pinterest', /\[Pinterest\//],
] as const;

/** The name of an application with a browser of its own. */
export type InAppBrowser = (typeof patterns)[number][0];

/** The application in whose own browser a user agent is; undefined in any other browser. */
export function inAppBrowserOf(userAgent: string): InAppBrowser | undefined {
  return patterns.find(([, pattern]) => pattern.test(userAgent))?.[0];
}

const assumedAtom = atom<string | undefined>(undefined);

/** The user agent of this browser; a server has none. */
export const userAgentAtom = atom(
  (get) => get(assumedAtom) ?? (typeof document === 'undefined' ? '' : navigator.userAgent),
  (_get, set, assumed: string) => set(assumedAtom, assumed),
);

/**
 * The application whose browser this is, if the host wants the widget to adapt to it. Known before it may be rendered,
 * so that its code is fetched while the markup of a server is still shown.
 */
export const expectedAppAtom = atom((get) =>
  get(configAtom).inAppBrowser === 'adapt' ? inAppBrowserOf(get(userAgentAtom)) : undefined,
);

/** The application whose browser this is, if the host wants the widget to adapt to it. */
export const inAppBrowserAtom = atom((get) => (get(isBrowserKnownAtom) ? get(expectedAppAtom) : undefined));
