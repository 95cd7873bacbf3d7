import { expect, test } from 'vitest';
import { needsBrowser, parseColor } from './parse-color';

const rounded = (text: string) => {
  const color = parseColor(text);
  return (
    color && [
      ...[color.r, color.g, color.b].map((channel) => Math.round(channel * 255) + 0),
      Math.round(color.alpha * 100) / 100,
    ]
  );
};

// Each is the same colour in another notation, from CSS Color 4's own examples.
test.each([
  ['#0A7', [0, 170, 119, 1]],
  ['#0a78', [0, 170, 119, 0.53]],
  ['#00aa77', [0, 170, 119, 1]],
  ['#00AA7780', [0, 170, 119, 0.5]],
  ['RebeccaPurple', [102, 51, 153, 1]],
  ['transparent', [0, 0, 0, 0]],
  ['rgb(0, 170, 119)', [0, 170, 119, 1]],
  ['rgba(0, 170, 119, .5)', [0, 170, 119, 0.5]],
  ['rgb(0 170 119 / 50%)', [0, 170, 119, 0.5]],
  ['rgb(0% 66.67% 46.67%)', [0, 170, 119, 1]],
  ['rgb(300 -20 none)', [255, 0, 0, 1]],
  ['hsl(120deg 100% 25%)', [0, 128, 0, 1]],
  ['hsla(0.5turn, 100%, 50%, 20%)', [0, 255, 255, 0.2]],
  ['hwb(150 20% 10%)', [51, 230, 140, 1]],
  ['hwb(150 80% 80%)', [128, 128, 128, 1]],
  ['lab(29.2345% 39.3825 20.0664)', [125, 35, 41, 1]],
  ['lch(52.2345% 72.2 56.2)', [198, 93, 6, 1]],
  ['oklab(40.101% 0.1147 0.0453)', [125, 35, 41, 1]],
  ['oklch(0.51975 0.17686 142.495)', [0, 128, 0, 1]],
  ['color(srgb 0 0.5 0)', [0, 128, 0, 1]],
  ['color(srgb-linear 0 0.21586 0)', [0, 128, 0, 1]],
  ['color(xyz-d50 0.2005 0.14089 0.4472)', [118, 84, 205, 1]],
  ['color(prophoto-rgb none none none / none)', [0, 0, 0, 0]],
  ['hsl(-240 120% 25% / 5)', [0, 128, 0, 1]],
  ['hsl(120 100 25)', [0, 128, 0, 1]],
  ['rgb(0% 170 46.67%)', [0, 170, 119, 1]],
  ['rgb(0%, 66.67%, 46.67%, .5)', [0, 170, 119, 0.5]],
  ['hsl(120deg, 100%, 25%, 50%)', [0, 128, 0, 0.5]],
])('a colour may be written as %s', (text, expected) => {
  expect(rounded(text)).toEqual(expected);
});

test('a colour outside sRGB keeps its coordinates', () => {
  expect(parseColor('color(display-p3 0 1 0)')?.r).toBeLessThan(0);
});

test.each([
  '#12345',
  'fff',
  'ff0000',
  '__proto__',
  'rgb(1px 2 3)',
  'rgb(1 2 3',
  'lab(1turn 0 0)',
  '#ggg',
  'rde',
  'rgb(1 2)',
  'rgb(1, 2 3)',
  'rgb(1 2 3 4)',
  'rgb(1 2 3 / 4 / 5)',
  'rgb(10deg 2 3)',
  'hsl(10% 20% 30%)',
  'hsl(120, 50, 50)',
  'hsl(120, 50%, 50)',
  'hsla(120, 50, 50%, 1)',
  'hsl(120, none, 50%)',
  'hsl(none, 50%, 50%)',
  'rgb(50%, 0, 0)',
  'rgb(0, 50%, 50%)',
  'rgb(none, 0, 0)',
  'rgb(50%,0%,0%,none)',
  'rgb(1. 0 0)',
  'rgb(1 0 0 / 1.)',
  'constructor(1 2 3)',
  'color(constructor 1 2 3)',
  '',
])('a text that is no colour is refused: %j', (text) => {
  expect(parseColor(text)).toBeUndefined();
  expect(needsBrowser(text)).toBe(text.startsWith('color('));
});

test.each([
  'var(--brand)',
  'color-mix(in srgb, red, blue)',
  'CanvasText',
  'rgb(from red r g b)',
  'hsl(calc(1 + 2) 3% 4%)',
])('a colour that only a browser can resolve is recognized: %s', (text) => {
  expect(parseColor(text)).toBeUndefined();
  expect(needsBrowser(text)).toBe(true);
});
