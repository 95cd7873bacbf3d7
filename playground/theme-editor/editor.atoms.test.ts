// @vitest-environment jsdom
import { createStore } from 'jotai/vanilla';
import { beforeEach, describe, expect, test } from 'vitest';
import { darkTheme } from '../../tools';
import { readThemeFile } from '../../tools/cli/read-theme-file';
import { themeIn } from '../../tools/theme/shared-theme';
import { editedThemeAtom, halfAtom, themeOptionAtom } from './edited-theme.atoms';
import {
  addressAtom,
  addressContentAtom,
  filesAtom,
  notesAtom,
  readFileAtom,
  setTokenAtom,
  startFromAtom,
  startFromColorAtom,
} from './editor.atoms';

let store = createStore();
beforeEach(() => {
  store = createStore();
});

const pair = { light: { colors: { primary: '#2B2320' } }, dark: { colors: { primary: '#C4B5FD' } } };
const open = (json: unknown) => store.set(readFileAtom, JSON.stringify(json));
const downloaded = (name: string) => readThemeFile(store.get(filesAtom)[name] ?? '').map(({ theme }) => theme);

describe('a file that is read', () => {
  test.each([
    ['of unrelated JSON', { name: 'a-package', version: '1.0.0', scripts: { test: 'vitest' } }],
    ['of two unrelated objects', { light: { name: 'a' }, dark: { name: 'b' } }],
    ['without content', {}],
  ])('a file %s leaves the theme as it is, and the notes name the reason', (_name, json) => {
    store.set(setTokenAtom, 'colors.primary', '#9A3F22');
    open(json);
    expect(store.get(themeOptionAtom)).toEqual({ colors: { primary: '#9A3F22' } });
    expect(store.get(notesAtom)).toEqual([
      'This file holds no token of the widget, so the theme stays as it is. Name yours after those in docs/theming.md, such as "colors/primary".',
    ]);
  });

  test.each([{ hideHeaderText: true }, { logo: { logoImageUrl: '/logo.svg' } }])(
    'a theme without tokens but with a setting opens: %j',
    (theme) => {
      open(theme);
      expect(store.get(themeOptionAtom)).toEqual(theme);
    },
  );

  test('a file with one theme after a pair replaces both', () => {
    open(pair);
    open(pair.light);
    expect(store.get(halfAtom)).toBeUndefined();
    expect(store.get(themeOptionAtom)).toEqual(pair.light);
  });
});

describe('a pair', () => {
  test('a file with a pair opens its light theme, and the notes of both are shown', () => {
    open({ light: pair.light, dark: { ...pair.dark, colours: 'red' } });
    expect(store.get(editedThemeAtom)).toEqual(pair.light);
    expect(store.get(notesAtom)).toEqual([
      'This file has a light and a dark theme. Choose one of them under "Edited theme".',
      expect.stringMatching(/^dark: "colours" is not a token/),
    ]);
  });

  test.each(['theme.json', 'vestibule.tokens.json'])('an edit of each half is in the downloaded %s', (name) => {
    open(pair);
    store.set(setTokenAtom, 'colors.error', '#8B1214');
    store.set(halfAtom, 'dark');
    store.set(setTokenAtom, 'colors.error', '#FFB4AB');
    expect(downloaded(name)).toEqual([
      { colors: { primary: '#2B2320', error: '#8B1214' } },
      { colorScheme: 'dark', colors: { primary: '#C4B5FD', error: '#FFB4AB' } },
    ]);
  });

  test('the address of a pair holds both themes', () => {
    open(pair);
    expect(themeIn(store.get(addressAtom))).toEqual({ light: pair.light, dark: { colorScheme: 'dark', ...pair.dark } });
    expect(store.get(addressContentAtom)).toBe('It holds both themes.');
  });

  test('a start from a theme replaces the edited half, as the theme is alone, and keeps the other', () => {
    open(pair);
    store.set(halfAtom, 'dark');
    store.set(startFromAtom, 'Dark');
    expect(store.get(themeOptionAtom)).toEqual({ light: pair.light, dark: darkTheme });
    store.set(startFromAtom, 'Light');
    expect(store.get(editedThemeAtom)).toEqual({ colorScheme: 'light' });
  });

  test('a start from a colour replaces the edited half and keeps the other', () => {
    open(pair);
    store.set(startFromColorAtom, '#9A3F22', 'light');
    store.set(halfAtom, 'dark');
    expect(store.get(editedThemeAtom)).toMatchObject(pair.dark);
  });

  test('a dark half whose scheme is cleared follows the dark theme again', () => {
    open(pair);
    store.set(halfAtom, 'dark');
    store.set(setTokenAtom, 'colorScheme', '');
    expect(store.get(editedThemeAtom).colorScheme).toBe('dark');
  });
});

describe('the sentence about the address', () => {
  test('a theme with a logo is held without it, and the sentence says so', () => {
    open({ ...pair.light, hideHeaderText: true, logo: { logoImageUrl: 'https://acme.example/logo.svg' } });
    expect(themeIn(store.get(addressAtom))).toEqual({ ...pair.light, hideHeaderText: true });
    expect(store.get(addressContentAtom)).toBe('It holds this theme without the logo.');
  });

  test('a theme without a logo is held in whole', () => {
    open(pair.light);
    expect(store.get(addressContentAtom)).toBe('It holds this theme.');
  });
});
