import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitsGrammar, isWellFormed } from './grammar';
import { everyKind } from './testing/every-kind';

/** The pieces that grammars are made of, and some that none of them takes. */
const fragments =
  `0 1 . - + a px , " ' ( ) # / % ! var( --a var(--a var(--a, var(--a) var(--a,a) calc( rgb( steps( ease "a"`
    .split(' ')
    .concat(' ', ' , ');
const some = (most: number) => fc.array(fc.constantFrom(...fragments), { maxLength: most }).map((all) => all.join(''));
const hostile = fc.record({ start: some(2), again: some(4), end: some(2) });

/**
 * The first lengths detect exponential time early; the last one detects quadratic time. A linear check takes a
 * thousandth of the limit there. Only the time of this process counts, however busy the machine is.
 */
const lengths = [20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 90, 100, 120, 200, 50_000];
const mostMicroseconds = 250_000;

test.each(everyKind)('repetition in a value is checked in linear time as %s [T-HOST-4]', (kind) => {
  fc.assert(
    fc.property(hostile, ({ start, again, end }) => {
      for (const length of lengths) {
        const value = `${start}${(again || 'a').repeat(length).slice(0, length)}${end}`;
        const before = process.cpuUsage();
        isWellFormed(kind, value);
        const { user } = process.cpuUsage(before);
        expect(user, JSON.stringify(value.slice(0, 100))).toBeLessThan(mostMicroseconds);
      }
    }),
    {
      examples: [
        [{ start: 'a', again: ' ,a', end: '!' }],
        [{ start: 'a', again: '  ,a', end: '!' }],
        [{ start: 'a', again: ',var(--a,a)', end: '!' }],
        [{ start: '', again: '1', end: '!' }],
        [{ start: '"', again: 'a', end: '' }],
        [{ start: 'var(--a', again: ',"a"', end: '!' }],
        [{ start: '', again: 'var(--a,', end: '!' }],
        [{ start: 'var(--a,', again: 'var(', end: '!' }],
        [{ start: 'var(--a,', again: 'var(--a ', end: '!' }],
        [{ start: 'var(--a, var(--', again: 'a', end: '!' }],
        [{ start: 'var(--a,', again: ')', end: '!' }],
        [{ start: 'a', again: ', inherit', end: '!' }],
        [{ start: '', again: 'メ', end: '!' }],
      ],
    },
  );
});

describe('fonts', () => {
  test.each([
    'Arial',
    'Source Sans Pro, sans-serif',
    '-apple-system, BlinkMacSystemFont , "Segoe UI"',
    `"Who, me?", 'So (there)', serif`,
    'var(--brand, Arial)',
    'var(--brand, Arial), var(--other), serif',
    'var(--font-sans, "Inter", sans-serif)',
    `var(--a, 'So (there)', var(--b, "Who, me?")), serif`,
    '"メイリオ", sans-serif',
    'var(--brand, "メイリオ")',
  ])('a list of fonts may be %s', (value) => expect(isWellFormed('fonts', value)).toBe(true));

  test.each([
    '',
    ',',
    'Arial,',
    ', Arial',
    'Arial,,serif',
    '"Arial',
    '"a"b"',
    'var(--a',
    'var(--a), b)',
    'a; b',
    '9a',
    '١a',
    // A sheet in another encoding may read the last byte of such a letter with the bracket after it.
    'メイリオ',
    'var(--brand, メイリオ)',
    'a\u00A0b',
    'a\u2028b',
    'a\u200Bb',
    'メ(a)',
    'a😀',
  ])('a list of fonts cannot be %s', (value) => expect(isWellFormed('fonts', value)).toBe(false));

  test.each([
    'var(--a, "b)',
    'var(--a, "b;")',
    'var(--a, "b}")',
    'var(--a, "</style>")',
    'var(--a, "@import")',
    String.raw`var(--a, "b\")`,
    'var(--a, "b\nc")',
    `var(--a, "b')`,
    'var(--a, "b"))',
    'var(--a, "url(b)")',
    'var(--a, "/*")',
    'var(--a, image-set("https://x.test/a" 1x))',
    'var(--a, src("https://x.test/a"))',
    'var(--a, xvar("b"))',
    'var(--a, --x-var("b"))',
    'var(--a, évar("b"))',
    'var(--a, var("b"))',
    'var(--a, var(--b "c"))',
    'var(--a,\u2028"b")',
    'var("b")',
    '"b" var(--a)',
  ])('a fallback of fonts cannot be in %s [T-HOST-4]', (value) => expect(fitsGrammar('fonts', value)).toBe(false));

  test('any pieces that are accepted together call only var() outside strings, and end no declaration [T-HOST-4]', () => {
    const pieces = [
      ...fragments,
      ...'"b" \'b\' image-set( src( x é メ \\ ; { } < > @ /* url( \u2028'.split(' '),
      '\n',
      '"',
      ')',
      ')',
    ];
    const value = fc
      .tuple(
        fc.constantFrom('', 'var(--a,', 'var(--a, "b",'),
        fc.array(fc.constantFrom(...pieces), { maxLength: 5 }),
        fc.constantFrom('', ')', '))'),
      )
      .map(([start, middle, end]) => start + middle.join('') + end);
    fc.assert(
      fc.property(value, (text) => {
        if (!fitsGrammar('fonts', text)) return;
        expect(text).not.toMatch(/[;{}<>@\\]|\/\*|url\(/i);
        const bare = text.replaceAll(/"[^"\n]*"|'[^'\n]*'/g, ' ');
        expect(bare).not.toMatch(/["']/);
        for (const [called] of bare.matchAll(/[^\s,()]*\(/g)) expect(called).toBe('var(');
        expect(bare.split('(')).toHaveLength(bare.split(')').length);
      }),
    );
  });
});

const reservedWords = ['inherit', 'initial', 'unset', 'revert', 'revert-layer', 'revert-rule', 'default'];

describe.each(everyKind)('words that CSS reserves, as %s', (kind) => {
  test.each(reservedWords)('%s is refused, in any case, alone and as a fallback [B-LOOK-11]', (word) => {
    for (const written of [word, word.toUpperCase(), ` ${word}\n`]) {
      expect(fitsGrammar(kind, written)).toBe(false);
      expect(fitsGrammar(kind, `var(--a, ${written})`)).toBe(false);
      expect(fitsGrammar(kind, `var(--a,${written} )`)).toBe(false);
      expect(fitsGrammar(kind, `var(--a, var(--b, ${written}))`)).toBe(false);
    }
  });
});

test.each(['inherit, Arial', 'Arial, Inherit', 'Arial, revert-layer , serif', 'var(--a, Arial, unset)'])(
  'a list of fonts with a reserved word is refused: %s',
  (value) => expect(fitsGrammar('fonts', value)).toBe(false),
);

test.each([
  ['fonts', '"inherit", Arial'],
  ['fonts', "'Arial, inherit'"],
  ['fonts', 'Inherited, Unset Sans'],
  ['fonts', 'var(--inherit, Arial)'],
  ['color', 'var(--initial)'],
  ['color', 'currentColor'],
] as const)('a value that only resembles a reserved word is accepted: %s %j', (kind, value) =>
  expect(fitsGrammar(kind, value)).toBe(true),
);

test('a value longer than 200 characters is refused', () => {
  expect(fitsGrammar('fonts', 'a'.repeat(200))).toBe(true);
  expect(fitsGrammar('fonts', 'a'.repeat(201))).toBe(false);
});

test.each([
  ['shadow', '0 0 1px rgb(0'],
  ['shadow', '0 0 1px rgb(0))'],
  ['shadow', '0 0 1px )rgb(0 0 0('],
  ['color', 'rgb(0 0 0))'],
  ['color', 'color-mix(in srgb, red, rgb(0 0 0)'],
  ['length', 'calc((1px + 2px)'],
  ['fonts', '"a\nb"'],
  ['fonts', "'a\u0000b'"],
  ['fonts', '"a'],
] as const)(
  'a value that leaves a bracket or a string open is refused where no browser judges: %s %j [T-HOST-22]',
  (kind, value) => expect(fitsGrammar(kind, value)).toBe(false),
);

test.each([
  ['shadow', '0 0 1px rgb(0 0 0 / 50%), 0 1px 2px rgb(1 1 1)'],
  ['length', 'calc((1px + 2px) * 2)'],
  ['fonts', '"A (B", Arial'],
] as const)('a value that closes its brackets is accepted: %s %j', (kind, value) =>
  expect(fitsGrammar(kind, value)).toBe(true),
);
