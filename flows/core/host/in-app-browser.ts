/**
 * The applications whose own browsers are known, each with what its user agent holds. The first that fits is meant: Messenger
 * and Instagram also write the words of Facebook.
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
