import { describe, expect, test } from 'vitest';
import type { Config } from '../config/config';
import { commonUserAgents, otherUserAgents } from '../testing/common-user-agents';
import { fakeProvider } from '../testing/fake-provider';
import { testStore } from '../testing/test-store';
import { inAppUserAgents } from '../testing/user-agents';
import { isBrowserKnownAtom } from './browser.atoms';
import { expectedAppAtom, inAppBrowserAtom, inAppBrowserOf, userAgentAtom } from './in-app-browser.atoms';

const recorded = Object.entries(inAppUserAgents).flatMap(([app, agents]) =>
  agents.map(({ userAgent, source }) => [app, userAgent, source] as const),
);

test.each(recorded)('the browser of %s is detected by the user agent %s (%s) [B-INAPP-2]', (app, userAgent) => {
  expect(inAppBrowserOf(userAgent)).toBe(app);
});

test('each application has a user agent, and most are recorded in a public file', () => {
  expect(Object.values(inAppUserAgents).every((agents) => agents.length > 0)).toBe(true);
  const constructed = recorded.filter(([, , source]) => source.startsWith('constructed'));
  expect(constructed.length).toBeLessThan(recorded.length / 4);
});

test('fifty common browsers are not detected as an application, nor are others that embed a browser [B-INAPP-2]', () => {
  expect(new Set(commonUserAgents).size).toBeGreaterThanOrEqual(50);
  for (const userAgent of [...commonUserAgents, ...otherUserAgents, '', 'Instagram', 'Line/', 'kakaotalk-scrap/1.0'])
    expect(inAppBrowserOf(userAgent), userAgent).toBeUndefined();
});

describe('adapting to an application', () => {
  const [instagram] = inAppUserAgents.Instagram;
  const storeOf = (inAppBrowser?: Config['inAppBrowser']) => {
    const { store } = testStore(fakeProvider().provider, { products: ['passwords'], inAppBrowser });
    store.set(userAgentAtom, instagram?.userAgent ?? '');
    return store;
  };

  test('adapting to an application is the default, and a host can turn it off [B-INAPP-3]', () => {
    expect(storeOf().get(inAppBrowserAtom)).toBe('Instagram');
    expect(storeOf('ignore').get(inAppBrowserAtom)).toBeUndefined();
  });

  test("adapting to an application follows the hydration of a server's markup, and its code is fetched before [B-INAPP-4]", () => {
    const store = storeOf();
    store.set(isBrowserKnownAtom, false);
    expect({ inAppBrowser: store.get(inAppBrowserAtom), expectedApp: store.get(expectedAppAtom) }).toEqual({
      inAppBrowser: undefined,
      expectedApp: 'Instagram',
    });
  });
});
