// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { returnAddress, storeReturn } from './return-address';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

const asked = (text: string) => {
  history.replaceState(null, '', `/login?${new URLSearchParams({ return_to: text })}`);
  return returnAddress();
};

test.each(['/consent?client_id=a&state=b%26c#part', 'consent', `${location.origin}/x`, '?x=1'])(
  'the address %j of this origin is returned to [T-ADDR-14]',
  (text) => expect(asked(text)).toBe(new URL(text, `${location.origin}/login`).href),
);

test.each([
  'https://evil.test/',
  '//evil.test/',
  String.raw`/\evil.test/`,
  String.raw`\\evil.test`,
  '/\t/evil.test/',
  'https:evil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  `blob:${location.origin}/1`,
  `${location.origin}@evil.test/`,
  `${location.protocol}//ada:secret@${location.host}/`,
  `${location.origin}.evil.test/`,
  'http://',
  '',
])('the address %j of another origin is not returned to [T-ADDR-14]', (text) => expect(asked(text)).toBeUndefined());

test('a page without the parameter, or with another name for it, has no return address', () => {
  expect(returnAddress()).toBeUndefined();
  history.replaceState(null, '', '/login?next=%2Fhome');
  expect(returnAddress()).toBeUndefined();
  expect(returnAddress('next')).toBe(`${location.origin}/home`);
});

const consent = `${location.origin}/consent?state=1`;

test('the page that redirected this tab is returned to for an hour, and for ten minutes once it was asked for [B-MOUNT-22]', () => {
  vi.useFakeTimers();
  storeReturn('/consent?state=1');
  vi.advanceTimersByTime(55 * 60_000);
  expect(returnAddress()).toBe(consent);
  vi.advanceTimersByTime(5 * 60_000 - 1);
  expect(returnAddress()).toBe(consent);
  vi.advanceTimersByTime(1);
  expect(returnAddress()).toBeUndefined();
  storeReturn('/consent?state=1');
  expect([returnAddress(), returnAddress('next')]).toEqual([consent, consent]);
  vi.advanceTimersByTime(10 * 60_000);
  expect(returnAddress()).toBeUndefined();
});

test('a log-in whose address had the parameter ends that time as well, and so does what the page was for [B-MOUNT-22]', () => {
  vi.useFakeTimers();
  storeReturn('/consent?state=1');
  expect(asked('/consent?state=1')).toBe(consent);
  history.replaceState(null, '', '/login');
  expect(returnAddress()).toBe(consent);
  vi.advanceTimersByTime(10 * 60_000);
  expect(returnAddress()).toBeUndefined();
  storeReturn('/consent?state=1');
  storeReturn('', 0);
  expect(returnAddress()).toBeUndefined();
});

test('the parameter of an address counts before the page that redirected, also if it is refused [T-ADDR-14]', () => {
  storeReturn('/consent');
  expect(asked('/orders')).toBe(`${location.origin}/orders`);
  expect(asked('https://evil.test/')).toBeUndefined();
});

test.each(['https://evil.test/', '//evil.test/', 'javascript:alert(1)'])(
  'the stored page %j of another origin is not returned to [T-ADDR-14]',
  (address) => {
    storeReturn(address);
    expect(returnAddress()).toBeUndefined();
  },
);

test.each(['', 'null', '7', '/consent', ' /consent', `${Date.now() + 7_200_000} /consent`, `${Date.now() + 60_000}`])(
  'a stored page that is malformed, %s, is none',
  (text) => {
    sessionStorage.setItem('vestibule:return_to', text);
    expect(returnAddress()).toBeUndefined();
  },
);

test('without a storage there is no stored page, and no error', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(returnAddress()).toBeUndefined();
});
