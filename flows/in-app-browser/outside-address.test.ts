import { describe, expect, test } from 'vitest';
import { inAppUserAgents } from '../core/testing/user-agents';
import { outsideAddress } from './in-app-notice';

const page = 'https://app.example/log-in?to=%2Fhome#top';
const agents = Object.values(inAppUserAgents).flat();
const android = agents.filter(({ userAgent }) => userAgent.includes('Android'));
const apple = agents.filter(({ userAgent }) => /iPhone|iPad/.test(userAgent));
const [phone] = android;
const address = (of: string) => outsideAddress(of, phone?.userAgent ?? '');

test.each(android)('on Android a page is opened by an intent: $userAgent [B-INAPP-1]', ({ userAgent }) => {
  expect(outsideAddress(page, userAgent)).toBe(
    'intent://app.example/log-in?to=%2Fhome#top#Intent;scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end',
  );
});

test.each(apple)('on iOS a page is opened by the scheme of Safari: $userAgent [B-INAPP-1]', ({ userAgent }) => {
  expect(outsideAddress(page, userAgent)).toBe(`x-safari-${page}`);
});

test('a computer has no such address [B-INAPP-1]', () => {
  const computer = agents.filter((one) => ![...android, ...apple].includes(one));
  expect(computer.map(({ userAgent }) => outsideAddress(page, userAgent))).toEqual([undefined]);
});

describe('the fragment of a page', () => {
  test('the fragment of a page is kept', () =>
    expect(address('https://app.example/#/log-in')).toMatch(/^intent:\/\/app\.example\/#\/log-in#Intent;/));

  test('the fragment of a page cannot name another application [B-INAPP-5]', () => {
    const sent = address('https://app.example/#x#Intent;component=evil/.Main;end') ?? '';
    expect(sent.split('#Intent;')).toHaveLength(2);
    expect(sent).not.toContain(';component');
  });
});

test.each(['file:///a', 'about:blank', 'data:text/html,a', ''])(
  'a page on no web address (%s) has no such address',
  (of) => expect(address(of)).toBeUndefined(),
);
