import * as fc from 'fast-check';
import { fitsGrammar } from '../../../tokens/grammar';
import type { Theme } from '../../../tokens/theme';
import type { TokenKind } from '../../../tokens/token-kinds';
import { kindOf, referenceTo, themeOf, tokenPaths } from '../../theme/token-paths';

const tenth = fc.integer({ min: 0, max: 1000 }).map((number) => number / 10);
const byte = fc.integer({ min: 0, max: 255 });
const host = fc.constantFrom('var(--host)', 'var(--host, 8px)', 'var(--host, teal)', 'VAR( --host-x )');
const color = fc.oneof(
  fc.constantFrom('#fff', '#ABCDEF', '#abcd', '#12345678', 'tomato', 'transparent', 'currentColor', ' Red '),
  fc.tuple(byte, byte, byte).map((rgb) => `rgb(${rgb.join(' ')} / 37%)`),
  fc.tuple(byte, byte, byte).map((rgb) => `rgb(${rgb.join(', ')})`),
  fc.tuple(tenth, byte).map(([lightness, hue]) => `oklch(${lightness}% 0.2 ${hue})`),
  fc.constantFrom('color(display-p3 0 1 0)', 'color-mix(in oklab, red, blue 20%)', 'light-dark(#fff, #000)'),
);
const length = fc.oneof(
  fc.tuple(tenth, fc.constantFrom('px', 'rem', 'em', '%', 'PX')).map((parts) => parts.join('')),
  fc.constantFrom('0', 'calc(4px * 2)', 'clamp(1rem, 4vw, 32px)', '-2px'),
);

const values: Record<TokenKind, fc.Arbitrary<string>> = {
  color,
  length,
  lineWidth: length,
  fonts: fc.constantFrom('Arial', "'Avenir Next', serif", '"A, B", x', 'Arial,sans-serif', 'My Sans 2, Inter'),
  weight: fc.constantFrom('400', '1000', 'bold', 'normal', 'BOLD'),
  lineHeight: fc.constantFrom('1.5', '24px', '150%', 'normal', '.9'),
  shadow: fc.constantFrom('none', '0 1px 2px #0003', 'inset 0 0 1px red, 1rem 2px 3px 4px rgb(0 0 0 / 20%)', '1px 1px'),
  time: fc.constantFrom('150ms', '.2s', '0s', '1.5S'),
  easing: fc.constantFrom('ease', 'linear', 'cubic-bezier(.2, 0, 0, 1.4)', 'steps(4, end)', 'linear(0, 1)'),
  scheme: fc.constantFrom('light', 'dark', 'light dark'),
};

/**
 * Themes of some tokens each, in every notation that a value may have, with references to each other (also circular
 * ones).
 */
export const randomTheme: fc.Arbitrary<Theme> = fc
  .tuple(
    ...tokenPaths.map((path) => {
      const kind = kindOf(path) ?? 'color';
      const reference = fc.constantFrom(...tokenPaths).map(referenceTo);
      const value = fc.oneof({ weight: 6, arbitrary: values[kind] }, host, reference);
      return fc.option(value.filter((css) => fitsGrammar(kind, css)).map((css) => [path, css] as const));
    }),
  )
  .map((tokens) => themeOf(tokens.filter((token) => token !== null)));
