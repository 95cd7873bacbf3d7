// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { urlOption } from './url-option';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

test.each([
  ['https://app.example/home?a=b#c', 'https://app.example/home?a=b#c'],
  ['http://localhost:5180/home', 'http://localhost:5180/home'],
  ['/home', 'http://localhost:3000/home'],
  ['home?a=b', 'http://localhost:3000/home?a=b'],
])('a redirect to %s is allowed', (text, href) => {
  expect(urlOption('continueURL', text)?.href).toBe(href);
  expect(warn).not.toHaveBeenCalled();
});

test('a missing address is no redirect, without a warning', () => {
  expect(urlOption('continueURL', undefined)).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,hello',
  'blob:http://localhost/1',
  'http://app.example/',
  'app://home',
  '//other.example/home',
  '/\\other.example/home',
  '\\\\other.example/home',
  '/\t/other.example/home',
  'https://',
])('no user is redirected to %j, and the warning does not contain it [T-ADDR-9]', (text) => {
  expect(urlOption(`continueURL of ${text.length}`, text)).toBeUndefined();
  expect(warn.mock.calls.at(-1)?.[0]).toMatch(
    /^Vestibule: continueURL of \d+ is ignored: write an https address, or one of this page's own origin\. See \S+#is-ignored$/,
  );
});
