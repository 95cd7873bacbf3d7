// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { returnAddress } from './return-address';

afterEach(() => history.replaceState(null, '', '/'));

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
