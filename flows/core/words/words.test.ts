import { createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import { linkify } from './linkify';
import { localeAtom, sayAtom, stringsAtom } from './words.atoms';
import { clip } from './clip';

const list = { 'a.hello': 'Hello {name}.', 'a.left': { one: '{count} day', other: '{count} days' } } as const;

test('a sentence is filled with its values', () => {
  const say = createStore().get(sayAtom)(list);
  expect(say('a.hello', { name: '{name}' })).toBe('Hello {name}.');
  expect([say('a.left', { count: 1 }), say('a.left', { count: 2 })]).toEqual(['1 day', '2 days']);
});

test('a language says it in its own plurals', () => {
  const store = createStore();
  store.set(localeAtom, {
    tag: 'pl',
    dir: 'ltr',
    messages: { 'a.left': { one: '{count} dzień', few: '{count} dni', many: '{count} dni', other: '{count} dnia' } },
  });
  expect(store.get(sayAtom)(list)('a.left', { count: 1 })).toBe('1 dzień');
});

test("the host's own words win, and a hostile one harms nothing", () => {
  const store = createStore();
  for (const text of ['{a{b{c', '<b>{name}</b>', '{constructor}', '']) {
    store.set(stringsAtom, { 'a.hello': text });
    expect(store.get(sayAtom)(list)('a.hello', { name: 'x' })).toBe(text.replace('{name}', 'x'));
  }
  store.set(stringsAtom, JSON.parse('{"__proto__":{"a.hello":"polluted"}}'));
  expect(store.get(sayAtom)(list)('a.hello', { name: 'x' })).toBe('Hello x.');
});

test('only https links to the documentation can be followed', () => {
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

test('three hundred links are five links and a text', () => {
  expect(linkify('https://stytch.com/a '.repeat(300)).filter(({ href }) => href)).toHaveLength(5);
});

test('a hundred thousand characters are read at once', () => {
  const began = performance.now();
  linkify('https://'.repeat(12_500));
  expect(performance.now() - began).toBeLessThan(50);
});

test('a foreign word is cut without halving a character', () => {
  expect(clip('😀'.repeat(400))).not.toMatch(/\p{Surrogate}/u);
  expect(clip('x'.repeat(10_000)).length).toBeLessThanOrEqual(300);
});
