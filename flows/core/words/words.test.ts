import { createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import { linkify } from './server-message';
import { localeAtom, sayAtom, stringsAtom } from './words.atoms';
import { clip } from './untrusted-text';

const list = { 'a.hello': 'Hello {name}.', 'a.left': { one: '{count} day', other: '{count} days' } } as const;

test('a sentence is filled with its values', () => {
  const say = createStore().get(sayAtom)(list);
  expect(say('a.hello', { name: '{name}' })).toBe('Hello {name}.');
  expect({ firstSay: say('a.left', { count: 1 }), secondSay: say('a.left', { count: 2 }) }).toEqual({
    firstSay: '1 day',
    secondSay: '2 days',
  });
});

test('a language uses its own plurals [B-WORDS-4]', () => {
  const store = createStore();
  store.set(localeAtom, {
    tag: 'pl',
    dir: 'ltr',
    messages: { 'a.left': { one: '{count} dzień', few: '{count} dni', many: '{count} dni', other: '{count} dnia' } },
  });
  expect(store.get(sayAtom)(list)('a.left', { count: 1 })).toBe('1 dzień');
});

test("the host's own words win, and a hostile one harms nothing [B-WORDS-1] [T-TEXT-6]", () => {
  const store = createStore();
  for (const text of ['{a{b{c', '<b>{name}</b>', '{constructor}', '']) {
    store.set(stringsAtom, { 'a.hello': text });
    expect(store.get(sayAtom)(list)('a.hello', { name: 'x' })).toBe(text.replace('{name}', 'x'));
  }
  store.set(stringsAtom, JSON.parse('{"__proto__":{"a.hello":"polluted"}}'));
  expect(store.get(sayAtom)(list)('a.hello', { name: 'x' })).toBe('Hello x.');
});

test("a host's sentences for one language are shown in that one alone, and win over those for all [B-WORDS-8]", () => {
  const store = createStore();
  store.set(stringsAtom, { 'a.hello': 'Hi {name}.', pl: { 'a.hello': 'Cześć {name}.' } });
  expect(store.get(sayAtom)(list)('a.hello', { name: 'Ada' })).toBe('Hi Ada.');
  store.set(localeAtom, { tag: 'pl', dir: 'ltr', messages: { 'a.hello': 'Witaj {name}.' } });
  expect(store.get(sayAtom)(list)('a.hello', { name: 'Ada' })).toBe('Cześć Ada.');
});

test("a host's own sentence may count, in the plurals of the language", () => {
  const store = createStore();
  store.set(localeAtom, { tag: 'pl', dir: 'ltr', messages: {} });
  store.set(stringsAtom, { 'a.left': { one: 'dzień', few: '{count} dni', other: '{count} dnia' } });
  const say = store.get(sayAtom)(list);
  expect({ firstSay: say('a.left', { count: 1 }), secondSay: say('a.left', { count: 3 }) }).toEqual({
    firstSay: 'dzień',
    secondSay: '3 dni',
  });
  store.set(stringsAtom, JSON.parse('{"a.left":null,"a.hello":{"few":"x"}}'));
  const sayAgain = store.get(sayAtom)(list);
  expect(sayAgain('a.left', { count: 1 })).toBe('1 day');
  expect(() => sayAgain('a.hello', { name: 'x' })).not.toThrow();
});

test('Persian uses its own digits', () => {
  const store = createStore();
  store.set(localeAtom, {
    tag: 'fa',
    dir: 'rtl',
    messages: { 'a.left': { one: '{count} روز', other: '{count} روز' } },
  });
  expect(store.get(sayAtom)(list)('a.left', { count: 10 })).toBe('۱۰ روز');
});

test('a foreign name and the sentence around it keep their own directions [B-WORDS-3] [T-TEXT-4]', () => {
  const store = createStore();
  store.set(localeAtom, { tag: 'de', dir: 'ltr', messages: {} });
  const say = store.get(sayAtom)(list);
  expect(say('a.hello', { name: 'Acme Inc.' })).toBe('Hello Acme Inc..');
  expect(say('a.hello', { name: 'אקמי' })).toBe('Hello \u2068אקמי\u2069.');
  expect(say('a.hello', { name: 'gnp\u202e\u2069.exe' })).toBe('Hello \u2068gnp\u202e.exe\u2069.');
  store.set(localeAtom, {
    tag: 'he',
    dir: 'rtl',
    messages: { 'a.hello': 'שלום {name}.', 'a.left': '{count} ימים' },
  });
  const sayInHebrew = store.get(sayAtom)(list);
  expect(sayInHebrew('a.hello', { name: 'Acme Inc.' })).toBe('שלום \u2068Acme Inc.\u2069.');
  expect(sayInHebrew('a.left', { count: 3 })).toBe('3 ימים');
});

test('a right-to-left name in an English sentence is isolated, as in every language [B-WORDS-3]', () => {
  const say = createStore().get(sayAtom)(list);
  expect(say('a.hello', { name: 'אקמי' })).toBe('Hello \u2068אקמי\u2069.');
  expect(say('a.hello', { name: 'Acme Inc.' })).toBe('Hello Acme Inc..');
});

test('only https links to the documentation can be followed [B-FAIL-2] [T-TEXT-2]', () => {
  const text =
    'See (https://stytch.com/docs/x). Not https://evil.test/x, https://stytch.com.evil.test or https://stytch.com@evil.test!';
  expect(linkify(text).filter(({ href }) => href)).toEqual([
    { text: 'https://stytch.com/docs/x', href: 'https://stytch.com/docs/x' },
  ]);
  expect(
    linkify(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('of three hundred links five can be followed [T-TEXT-2]', () => {
  expect(linkify('https://stytch.com/a '.repeat(300)).filter(({ href }) => href)).toHaveLength(5);
});

// A scan in quadratic time does not end within the test's limit.
test('a million characters are scanned in one pass [T-TEXT-3]', () => {
  expect(linkify('https://'.repeat(125_000)).length).toBeGreaterThan(0);
});

test('a foreign word is cut without halving a character [B-WORDS-3]', () => {
  expect(clip('😀'.repeat(400))).not.toMatch(/\p{Surrogate}/u);
  expect(clip('x'.repeat(10_000)).length).toBeLessThanOrEqual(300);
});
