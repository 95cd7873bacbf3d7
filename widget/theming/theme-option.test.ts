import { createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import { themeAtom, themeInputAtom } from './theme-option.atoms';

test('a host whose theme is null, as an answer without one may be, has the default', () => {
  const store = createStore();
  store.set(themeInputAtom, null as never);
  expect(store.get(themeAtom)).toEqual({});
});
