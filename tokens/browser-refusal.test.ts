import { expect, test } from 'vitest';
import { browserRefusal } from './browser-refusal';
import { isWellFormed } from './grammar';
import type { TokenKind } from './token-kinds';

/** Values that Chromium refuses, although they have the form of their kind. */
const refused: readonly (readonly [path: string, kind: TokenKind, value: string, reason: string])[] = [
  ['container.padding', 'length', '-5px', 'it cannot be negative'],
  ['container.borderRadius', 'length', '-4px', 'it cannot be negative'],
  ['focus.width', 'lineWidth', '-2px', 'it cannot be negative'],
  ['container.borderWidth', 'lineWidth', 'calc(4)', 'it is not a length, such as "8px"'],
  ...['calc()', 'calc(4)', 'min()', 'max( 1, 2 )'].map(
    (value) => ['text.body.fontSize', 'length', value, 'it is not a length, such as "8px"'] as const,
  ),
  ['text.body.lineHeight', 'lineHeight', '-3', 'it cannot be negative'],
  ['text.body.lineHeight', 'lineHeight', '-5%', 'it cannot be negative'],
  ['text.body.lineHeight', 'lineHeight', 'calc()', 'it is not a number or a length'],
  ['motion.duration', 'time', '-1s', 'it cannot be negative'],
  ...[
    'foo bar',
    '1px',
    '1px red',
    '1px red 1px',
    'none, 1px 1px',
    '1px 1px,',
    'inset rgb(0 0 0)',
    '0 1 2 red',
    '0 4px 8',
    '0 1px 2px notacolor',
    '0 1px 2px 3px 4px red',
    '0 1px -2px red',
    '0 1px 2px red blue',
    '0 1px 2px red rgb(0 0 0)',
    '4px 0 50% red',
    '0 1px 2px #00',
    '0 1px 2px #19303',
    '0 1px 2px rgba(#19303d, 0.5)',
    '0px 4 * 2 4*4 0px #000',
    'inset 0 1px inset',
    '1. 1px red',
    '0 1foo',
    '0 0 1px red, 0 1 2 red',
    '0 (1px)',
  ].map(
    (value) =>
      [
        'container.shadow',
        'shadow',
        value,
        'a shadow is "none", or two to four lengths and a colour, such as "0 1px 3px rgb(0 0 0 / 20%)"',
      ] as const,
  ),
  ...['cubic-bezier(5)', 'cubic-bezier(2, 0, 0, 1)', 'cubic-bezier(0, 0, -1, 1)', 'cubic-bezier(.2 0 0 1)'].map(
    (value) =>
      [
        'motion.easing',
        'easing',
        value,
        'cubic-bezier() takes four numbers, and the first and the third are from 0 to 1',
      ] as const,
  ),
  ...['steps()', 'steps(0)', 'steps(1.5)', 'steps(-2, end)'].map(
    (value) => ['motion.easing', 'easing', value, 'steps() takes a whole number from 1'] as const,
  ),
  ['motion.easing', 'easing', 'linear()', 'linear() takes numbers'],
];

test.each(refused)('without a browser %s as a %s cannot be %j, because %s [B-LOOK-12]', (path, kind, value, reason) => {
  expect(isWellFormed(kind, value)).toBe(true);
  expect(browserRefusal(path, kind, value)).toBe(
    `the value of "${path}" is ${JSON.stringify(value)}, which no browser accepts, because ${reason}. So the default was kept.`,
  );
});

/** Values that Chromium accepts, as `CSS.supports` says. */
const accepted: readonly (readonly [kind: TokenKind, values: readonly string[]])[] = [
  [
    'length',
    [
      '0',
      '-0px',
      '+5px',
      '50dvh',
      '10%',
      'calc(1px + 2%)',
      'calc(4px * 2)',
      'calc(4px*2)',
      'calc(2*(1px))',
      'calc(-5px)',
      'calc( 10px / 2 )',
      'calc((1px + 2px) * 2)',
      'calc(4px / 2px * 1px)',
      'calc(pi * 1px)',
      'calc(infinity * 1px)',
      'calc(1px + sin(45deg) * 2px)',
      'calc(1px + round(up, 3px, 2px))',
      'calc(100% - min(4px, 2em))',
      'calc(10cqw)',
      'min(1px, 2em)',
      'max(1px)',
      'clamp(1rem, 4vw, 32px)',
      'clamp(none, 4vw, 32px)',
      'var(--gap)',
      'calc(var(--gap) * )',
      'calc(env(safe-area-inset-top) + 4px)',
      'calc(--double(2px))',
    ],
  ],
  ['lineWidth', ['0', '2px', 'calc(-2px)', 'min(2px, 1em)', 'var(--ring)', 'calc(var(--ring) * 2)']],
  ['lineHeight', ['normal', 'Normal', '0', '1.5', '+2', '150%', '24px', 'calc(4)', 'calc(-1)', 'calc(1em + 4px)']],
  ['time', ['150ms', '.2s', '0s', '-0s', '1.5S', 'var(--slow)']],
  [
    'shadow',
    [
      'none',
      'NONE',
      '0 0',
      '1px 1px',
      '1px 1px inset red',
      'red inset 1px 1px',
      'inset 0 0 1px red, 1rem 2px 3px 4px rgb(0 0 0 / 20%)',
      '0 0 1px -1px #0003',
      '0 0 1px#000',
      'rgb(0 0 0)1px 1px',
      'calc(1px) min(1px, 2px)',
      '0 0 calc(-1px)',
      '0 0 1px oklch(50% 0.1 20)',
      '0 0 1px color(srgb 1 0 0)',
      '0 0 1px color-mix(in srgb, red, blue)',
      '0 0 1px light-dark(red, blue)',
      '0 0 1px rgb(from red r g b / 50%)',
      '0 0 1px CanvasText',
      '0 0 1px currentColor',
      '0 0 1px transparent',
      '0 0 1px RebeccaPurple',
      '0 0 1px ThreeDShadow',
      '0 0 1px #19303d80',
      '0.0 -0 1px -2.5e1px grey',
      '-1pc +.5Q 2cqmin 1rcap',
      '1px 1px -0px red',
      '0 1px+1px red',
      '0 0 calc(1px) notacolor',
      '0 0 1px light-dark(rgb(0 0 0 / 20%), color-mix(in srgb, rgb(0 0 0), red))',
      '0 0 1px rgb(0 0 0 / calc(1 / 2))',
      'round(up, 3px, 2px) 1px',
      'var(--shadow)',
      'var(--x) var(--y) red',
      '0 0 1px rgb(var(--ink))',
    ],
  ],
  [
    'easing',
    [
      'linear',
      'ease-in-out',
      'cubic-bezier(.2, 0, 0, 1.4)',
      'cubic-bezier(1e-1, 0, 1, -2)',
      'cubic-bezier(0, 0, 0, calc(1))',
      'CUBIC-BEZIER(0,0,1,1)',
      'steps(4)',
      'steps(+2)',
      'steps( 4 , start )',
      'steps(2, jump-none)',
      'steps(calc(2))',
      'linear(0, 1)',
      'linear(0, 0.5 20%, 1)',
      'linear(0 10% 20%, 1)',
      'linear(10% 20% 0, 1)',
      'linear(0, calc(.5) 20%, 1)',
      'linear(var(--curve))',
    ],
  ],
  ['color', ['teal', 'bananas', 'rgb(0)']],
  ['weight', ['400', 'bold']],
  ['fonts', ['Arial', '"A (B", Arial']],
  ['scheme', ['light dark']],
];

test.each(accepted.flatMap(([kind, values]) => values.map((value) => [kind, value] as const)))(
  'without a browser a %s may be %j [B-LOOK-12]',
  (kind, value) => {
    expect(isWellFormed(kind, value)).toBe(true);
    expect(browserRefusal('container.padding', kind, value)).toBeUndefined();
  },
);
