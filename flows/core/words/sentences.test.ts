import { createStore } from 'jotai/vanilla';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Locale } from './locale';
import { fillIn, type Message, pieces, pluralForm } from './message';
import { linkify, ServerMessage } from './server-message';
import { clip, UntrustedText } from './untrusted-text';
import { localeAtom, stringsAtom, templateAtom } from './words.atoms';

// Columns: a sentence, its values | the result.
describe('a sentence that is filled in', () => {
  test.each([
    ['Hello {name}.', { name: 'Ada' }, 'Hello Ada.'],
    ['{a}{b}{a}', { a: '1', b: '2' }, '121'],
    ['{count} days', { count: 3 }, '3 days'],
    ['Hello {name}.', {}, 'Hello {name}.'],
    ['Hello {name}.', { Name: 'Ada' }, 'Hello {name}.'],
    ['{ name } {na me} {} {', { name: 'Ada' }, '{ name } {na me} {} {'],
    ['{a}', { a: '{b}', b: 'no' }, '{b}'],
    ['{a}', { a: '$&$1' }, '$&$1'],
    ['{toString} {__proto__} {constructor}', {}, '{toString} {__proto__} {constructor}'],
    ['', { a: '1' }, ''],
  ])('%j with %j reads %j, in English and in any language', (template, values, result) => {
    expect(fillIn('en')(template, values)).toBe(result);
    expect(fillIn('de')(template, values)).toBe(result);
  });

  test.each([
    ['de', 1_234.5, '1.234,5'],
    ['fa', 12, '۱۲'],
    ['ar', 12, '١٢'],
    ['hi', 12, '12'],
    ['en', 1_234, '1,234'],
  ] as const)('a filled-in sentence writes numbers as %s does: %d is %s', (tag, number, written) => {
    // The digits of a language come from the browser, so the expected text is made with it.
    expect(fillIn(tag)('{n}', { n: number })).toBe(new Intl.NumberFormat(tag).format(number));
    if (tag !== 'ar') expect(fillIn(tag)('{n}', { n: number })).toBe(written);
  });

  test.each([
    // a sentence, a name | whether the name is kept apart
    ['Hello {name}.', 'Ada', false],
    ['Hello {name}.', 'Ærøskøbing', false],
    ['Hello {name}.', '語', false],
    ['Hello {name}.', 'אדה', true],
    ['Hello {name}.', 'آدا', true],
    ['Hello {name}.', '\u202eadA', true],
    ['Hello {name}.', '\u061cAda', true],
    ['שלום {name}', 'Ada', true],
  ])('a filled-in sentence of %j isolates %j: %s', (template, name, isApart) => {
    const result = fillIn('de')(template, { name });
    expect(result.includes(`\u2068${name}\u2069`)).toBe(isApart);
    expect(result.includes(name)).toBe(true);
  });
});

describe('the form of a sentence', () => {
  const days: Message = { one: 'one', few: 'few', many: 'many', other: 'other' };
  test.each([
    ['en', 0, 'other'],
    ['en', 1, 'one'],
    ['en', 2, 'other'],
    ['pl', 1, 'one'],
    ['pl', 3, 'few'],
    ['pl', 5, 'many'],
    ['pl', 1.5, 'other'],
    ['ja', 1, 'other'],
    ['fr', 0, 'one'],
  ])('the form of a sentence in %s for %d is %s', (tag, count, form) =>
    expect(pluralForm(days, count, tag)).toBe(form),
  );

  test.each([
    ['a text', 1, 'a text'],
    [{ other: 'other' }, 1, 'other'],
    [{ other: 'other' }, undefined, 'other'],
    [{ other: 'other' }, 'many', 'other'],
  ] as const)('the form of a sentence of %j for %s is %j', (message, count, form) =>
    expect(pluralForm(message, count, 'en')).toBe(form),
  );

  test('a plural of a host without forms has no effect', () => {
    const none: Message = JSON.parse('{"few":"x"}');
    expect(pluralForm(none, 1, 'en')).toBe('');
  });
});

test.each([
  ['Hello {name}.', ['Hello ', 'name', '.']],
  ['{name}', ['', 'name', '']],
  ['{a}{b}', ['', 'a', '', 'b', '']],
  ['Hello.', ['Hello.']],
  ['', ['']],
  ['{ a }', ['{ a }']],
])('%j is split into %j: texts at even indexes, names at odd ones', (template, parts) =>
  expect(pieces(template)).toEqual(parts),
);

// Whose words are used: the host's, the language's, or English.
describe('the source of a sentence', () => {
  const german: Locale = { tag: 'de', dir: 'ltr', messages: { 'a.hello': 'Hallo' }, transform: (text) => `[${text}]` };
  const say = (strings: object, locale?: Locale) => {
    const store = createStore();
    store.set(stringsAtom, { ...strings });
    if (locale) store.set(localeAtom, locale);
    return (id: string) => store.get(templateAtom)(id, 'Hello');
  };
  test.each([
    ['English, where there is nothing else', {}, undefined, 'a.hello', 'Hello'],
    ["the language's", {}, german, 'a.hello', '[Hallo]'],
    ['English, where the language lacks it', {}, german, 'a.bye', '[Hello]'],
    ["the host's, in every language, as they are", { 'a.hello': 'Hi' }, german, 'a.hello', 'Hi'],
    ["the host's, though empty", { 'a.hello': '' }, german, 'a.hello', ''],
  ] as const)('%s', (_whose, strings, locale, id, result) => expect(say(strings, locale)(id)).toBe(result));
});

describe('a foreign text', () => {
  test.each([
    ['', ''],
    ['x'.repeat(300), 'x'.repeat(300)],
    ['x'.repeat(301), `${'x'.repeat(299)}…`],
    ['😀'.repeat(150), '😀'.repeat(150)],
    ['😀'.repeat(151), `${'😀'.repeat(149)}…`],
    [`x${'😀'.repeat(150)}`, `x${'😀'.repeat(149)}…`],
  ])('%j is cut to %j', (text, cut) => {
    expect(clip(text)).toBe(cut);
    expect(clip(text).length).toBeLessThanOrEqual(300);
    expect(clip(text)).not.toMatch(/\p{Surrogate}/u);
  });

  test.each([
    ['<b>x</b>', undefined, '<bdi>&lt;b&gt;x&lt;/b&gt;</bdi>'],
    ['x', 'en', '<bdi lang="en">x</bdi>'],
  ])('%j is text, and isolated', (children, lang, markup) => {
    const Text = () => UntrustedText({ children, ...(lang && { lang }) });
    expect(renderToStaticMarkup(createElement(Text))).toBe(markup);
  });
});

// Columns: what the server says | what of it can be followed.
describe("a link in the server's sentence", () => {
  const docs = 'https://stytch.com/docs';
  test.each([
    [`See ${docs}.`, [docs]],
    [`See ${docs}/a?b=c#d, and go`, [`${docs}/a?b=c#d`]],
    [`(${docs})`, [docs]],
    [`"${docs}"`, [docs]],
    [`<a href='${docs}'>`, [docs]],
    ['https://www.stytch.com/docs', ['https://www.stytch.com/docs']],
    [`${docs}!?;:`, [docs]],
    ['http://stytch.com/docs', []],
    ['HTTPS://stytch.com/docs', []],
    ['https://stytch.com:8443/docs', []],
    ['https://docs.stytch.com/', []],
    ['https://ada@stytch.com/', []],
    ['https://:x@stytch.com/', []],
    ['https://stytch.com.evil.test/', []],
    ['https://evil.test/https://stytch.com/', []],
    ['https://', []],
    ['https://...', []],
    ['javascript:https://', []],
    ['', []],
  ])('%j: %j', (text, links) => {
    const parts = linkify(text);
    expect(parts.flatMap(({ href }) => href ?? [])).toEqual(links);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    const rendered = renderToStaticMarkup(createElement(ServerMessage, { text }));
    expect(rendered.match(/<a /g)?.length ?? 0).toBe(links.length);
  });

  test("a link in the server's sentence is described as opening a new tab, and sends no referrer [B-SAY-6]", () => {
    const rendered = renderToStaticMarkup(createElement(ServerMessage, { text: docs }));
    expect(rendered).toContain('rel="noopener noreferrer"');
    expect(rendered).toContain('target="_blank"');
    const [, id] = /aria-describedby="([^"]+)"/.exec(rendered) ?? [];
    expect(rendered).toContain(`<span id="${id}" lang="en" hidden="">Opens in a new tab.</span>`);
  });
});
