import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { darkTheme } from '../../tokens/dark-theme';
import { highContrastTheme } from '../../tokens/high-contrast-theme';
import type { ThemeOption } from '../../tokens/theme';
import { randomTheme } from '../design-tokens/testing/random-theme';
import { addressOf, themeIn } from './shared-theme';

const here = 'http://localhost:6006/iframe.html?id=tokens-theme-editor--from-nothing&viewMode=story';

test.each<[string, ThemeOption]>([
  ['dark', darkTheme],
  ['high contrast', highContrastTheme],
  ['with letters of any language', { fontFamily: '"Größe 明朝", serif' }],
  ['one for each colour scheme', { light: { colors: { primary: '#2B2320' } }, dark: darkTheme }],
  ['with a hidden header', { hideHeaderText: true, colors: { primary: '#2B2320' } }],
  ['a pair with a hidden header in one', { light: { hideHeaderText: true }, dark: { hideHeaderText: false } }],
  ['empty', {}],
])('a shared address opens the same theme: %s [B-DEMO-3]', (_name, theme) => {
  const address = addressOf(theme, here);
  expect(address.startsWith(`${here}#theme=`)).toBe(true);
  expect(address).toMatch(/^[\x21-\x7e]+$/);
  expect(themeIn(address)).toEqual(theme);
});

test('a theme opened from an address gives the same address again', () => {
  expect(themeIn(addressOf(darkTheme, addressOf({}, here)))).toEqual(darkTheme);
});

const holding = (value: unknown) => `${here}#theme=${btoa(JSON.stringify(value))}`;

test.each([
  ['none', here],
  ['no theme', `${here}#theme=%%%`],
  ['a text', holding('red')],
  ['a list', holding(['red'])],
])('an address with %s holds no theme', (_what, address) => {
  expect(themeIn(address)).toBeUndefined();
});

test.each([
  ['a value that would leave its declaration', holding({ colors: { primary: 'red;}body{display:none' } })],
  ['a value that fetches', holding({ colors: { primary: 'url(https://example.com)' } })],
  ['a name that is none', holding({ colors: { sneaky: 'red' }, onload: 'x' })],
  ['a setting that is neither true nor false', holding({ hideHeaderText: 'true' })],
  ['an address of a picture', holding({ logo: { logoImageUrl: 'https://example.com/spy.png' } })],
])('an address with %s gives the default theme', (_what, address) => {
  expect(themeIn(address)).toEqual({});
});

test('each of two themes in an address is read as strictly as one [B-DEMO-3]', () => {
  const hostile = { colors: { primary: 'url(https://example.com)', error: '#8B1214' } };
  expect(themeIn(holding({ light: hostile, dark: hostile }))).toEqual({
    light: { colors: { error: '#8B1214' } },
    dark: { colors: { error: '#8B1214' } },
  });
});

test('any theme, and any pair, can be shared', () => {
  fc.assert(
    fc.property(randomTheme, randomTheme, (light, dark) => {
      expect(themeIn(addressOf(light, here))).toEqual(light);
      expect(themeIn(addressOf({ light, dark }, here))).toEqual({ light, dark });
    }),
    { numRuns: 60 },
  );
});

test('a theme whose logo is a picture of half a megabyte is shared by its colours, in a short address', () => {
  const logo = { logoImageUrl: `data:image/png;base64,${'A'.repeat(500_000)}`, maxHeight: '40px' };
  const address = addressOf({ logo, colors: { primary: '#19303D' } }, here);
  expect(address.length).toBeLessThan(400);
  expect(themeIn(address)).toEqual({ logo: { maxHeight: '40px' }, colors: { primary: '#19303D' } });
});

test('reading any address does not throw, and every value is valid', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      const text = btoa(String.fromCodePoint(...new TextEncoder().encode(JSON.stringify(json))));
      expect(() => themeIn(`${here}#theme=${text}`)).not.toThrow();
    }),
  );
  fc.assert(fc.property(fc.string({ maxLength: 40 }), (text) => void themeIn(`${here}#theme=${text}`)));
});
