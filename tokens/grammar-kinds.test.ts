import { describe, expect, test } from 'vitest';
import { fitsGrammar } from './grammar';
import type { TokenKind } from './token-kinds';
import { everyKind } from './testing/every-kind';

/** The values that a brand team may write for each kind of token, and slips of the hand that must not reach the page. */
const values: Record<TokenKind, { taken: readonly string[]; refused: readonly unknown[] }> = {
  color: {
    taken: [
      '#fff',
      '#FFFFFF80',
      'teal',
      'rgb(0 170 119 / 50%)',
      'color-mix(in oklab, red, blue 20%)',
      'light-dark(#fff, #000)',
    ],
    refused: [
      '#ff',
      '#fffffffff',
      '#ggg',
      'rgb(0 0 0',
      'red blue',
      'red, blue',
      '1px',
      'image(red)',
      'rgb(var(--a;))',
      0,
    ],
  },
  length: {
    taken: [
      '0',
      '8px',
      '.5rem',
      '1.em',
      '-2PX',
      '100%',
      '50dvh',
      '9svw',
      '1lvmax',
      '5vb',
      'calc(4px * 2)',
      'clamp(1rem, 4vw, 32px)',
      'var(--gap)',
    ],
    refused: ['8', 'px', '8 px', '8px 8px', '8pxx', '1xvh', '1e3px', 'calc(4px', 'auto', 8, null],
  },
  lineWidth: {
    taken: ['0', '2px', '.5rem', '-2PX', 'calc(4px * 2)', 'clamp(1px, 1vw, 4px)', 'var(--ring)', 'var(--ring, 2px)'],
    refused: [
      '10%',
      'calc(10% + 1px)',
      'min(1%, 2px)',
      // Here CSS.supports() is true, as for every value with a variable.
      'calc(var(--ring) + 10%)',
      'var(--ring, 10%)',
      'var(--ring,\n10%)',
      'thin',
      'Medium',
      'thick',
      '2',
      '2px 2px',
      2,
    ],
  },
  fonts: { taken: ['Arial', 'var(--brand, Arial), serif'], refused: ['Arial;', '<b>', 42] },
  weight: {
    taken: ['1', '400', '1000', 'bold', 'NORMAL', 'var(--w)'],
    refused: ['0', '1001', '-400', '400.5', 'bolder', 400],
  },
  lineHeight: {
    taken: ['1.5', '.9', '24px', '150%', 'normal', 'calc(1em + 4px)'],
    refused: ['auto', '1.5 2', '1,5', 1.5],
  },
  shadow: {
    taken: ['none', '0 1px 2px rgb(0 0 0 / 20%)', 'inset 0 0 1px red, 1px 1px'],
    refused: ['', '0 0 1px "x"', '0 0 1px #000;'],
  },
  time: { taken: ['150ms', '.2s', '0s', '1.5S', 'var(--slow)'], refused: ['0', '150', '1m', '1s 2s', '1e3ms', 150] },
  easing: {
    taken: ['linear', 'ease-in-out', 'cubic-bezier(.2, 0, 0, 1.4)', 'steps(4, end)', 'linear(0, 0.5 20%, 1)'],
    refused: ['bounce', 'ease ease', 'cubic-bezier(.2, 0', 'spring(1)'],
  },
  scheme: { taken: ['light', 'dark', 'light dark', 'Dark'], refused: ['dim', 'dark light dark', 'only light', true] },
};

describe.each(everyKind)('values of a kind', (kind) => {
  const { taken, refused } = values[kind];

  test.each(taken)(`a theme may write %j as ${kind}`, (value) => expect(fitsGrammar(kind, value)).toBe(true));

  test.each(refused)(`a theme cannot write %j as ${kind}`, (value) => expect(fitsGrammar(kind, value)).toBe(false));
});

test.each([
  'url(https://x.test/a)',
  'attr(data-x)',
  'expression(1)',
  '/* */',
  'var(--a, url(x))',
  'var(--a, var(--b;))',
])('a value that fetches, runs or hides is of no kind: %s', (value) => {
  for (const kind of everyKind) expect(fitsGrammar(kind, value)).toBe(false);
});
