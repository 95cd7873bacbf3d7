import { beforeEach, expect, test, vi } from 'vitest';
import type * as page from './loaded-locales';

let knownLocale: typeof page.knownLocale;
let loadKnownLocale: typeof page.loadKnownLocale;

// A page remembers what it has fetched, so each test needs a new page.
beforeEach(async () => {
  vi.resetModules();
  ({ knownLocale, loadKnownLocale } = await import('./loaded-locales'));
});

test('a language is known once it is fetched, by each tag that requests it', async () => {
  expect(knownLocale('nb')).toBeUndefined();
  expect((await loadKnownLocale('nb')).tag).toBe('nb');
  for (const asked of ['nb', 'NB', 'nb-NO', ['xx', 'nb']]) expect(knownLocale(asked)?.tag).toBe('nb');
});

test.each([undefined, 'en', 'en-GB', [], ['en', 'de']])('English (%j) is always known', (asked) => {
  expect(knownLocale(asked)?.tag).toBe('en');
});

test('a language that is not offered is English, and is known as soon as it was looked up', async () => {
  expect((await loadKnownLocale('tlh')).tag).toBe('en');
  expect(knownLocale('tlh')?.tag).toBe('en');
});

test('a malformed tag is English', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect((await loadKnownLocale('no such tag')).tag).toBe('en');
  vi.restoreAllMocks();
});
