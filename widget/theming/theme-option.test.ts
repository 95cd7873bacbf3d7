import { createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import { themeAtom, themeInputAtom } from './theme-option.atoms';

test('a theme of null, as in an answer without one, is the default theme', () => {
  const store = createStore();
  store.set(themeInputAtom, null as never);
  expect(store.get(themeAtom)).toEqual({});
});

test('a host without types may pass a string as the theme', () => {
  const store = createStore();
  store.set(themeInputAtom, 'dark' as never);
  expect(store.get(themeAtom)).toBe('dark');
});
