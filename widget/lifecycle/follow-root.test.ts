// @vitest-environment jsdom
import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hostAtom, presentationAtom } from '../../flows/core/host/host.atoms';
import { failed } from '../../flows/core/provider/outcome';
import { english } from '../../flows/core/words/locale';
import { localeAtom } from '../../flows/core/words/words.atoms';
import { followRoot } from './follow-root';
import { themeInputAtom } from '../theming/theme-option.atoms';
import { themeCompiler } from '../theming/theming.lazy';

beforeEach(() => themeCompiler.load());
afterEach(() => vi.unstubAllGlobals());

/** A root that follows a store, and a visitor whose system may switch to dark mode. */
function followed() {
  const listeners = new Set<() => void>();
  const query = {
    matches: false,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal('matchMedia', () => query);
  const store = createStore();
  const root = document.createElement('div');
  const stop = followRoot(store, root);
  const darken = (isDark: boolean) => {
    query.matches = isDark;
    listeners.forEach((listener) => listener());
  };
  const primary = () => root.style.getPropertyValue('--vestibule-colors-primary');
  return { store, root, stop, darken, primary, watching: () => listeners.size };
}

const [light, dark] = ['#111111', '#eeeeee'].map((primary) => ({ colors: { primary } }));
const pair = { light: light ?? {}, dark: dark ?? {} };

test('the root follows a machine that changes to dark, and back to light', () => {
  const { store, darken, primary } = followed();
  store.set(themeInputAtom, pair);
  expect(primary()).toBe('#111111');
  darken(true);
  expect(primary()).toBe('#eeeeee');
  darken(false);
  expect(primary()).toBe('#111111');
});

test('a single theme is used in light and in dark', () => {
  const { store, darken, primary } = followed();
  store.set(themeInputAtom, { colors: { primary: '#111111' } });
  darken(true);
  expect(primary()).toBe('#111111');
});

test('another theme removes the values of the earlier one, and the screens use its layout', () => {
  const { store, root, primary } = followed();
  store.set(themeInputAtom, { colors: { primary: '#111111' }, hideHeaderText: true });
  expect(store.get(presentationAtom)).toEqual({ hideHeaderText: true });
  store.set(themeInputAtom, { colors: { accent: '#222222' } });
  expect({ primary: primary(), styleCount: root.style.length }).toEqual({ primary: '', styleCount: 1 });
  expect(store.get(presentationAtom)).toEqual({ hideHeaderText: false });
  store.set(themeInputAtom, undefined);
  expect(root.style.length).toBe(0);
});

test('the root has the language and the direction of the widget', () => {
  const { store, root } = followed();
  expect({ rootLang: root.lang, rootDir: root.dir }).toEqual({ rootLang: 'en', rootDir: 'ltr' });
  store.set(localeAtom, { ...english, tag: 'ar', dir: 'rtl' });
  expect({ rootLang: root.lang, rootDir: root.dir }).toEqual({ rootLang: 'ar', rootDir: 'rtl' });
});

test('a released root keeps nothing of the theme, and follows nothing', () => {
  const { store, root, stop, watching } = followed();
  store.set(themeInputAtom, pair);
  stop();
  expect({ styleCount: root.style.length, watching: watching() }).toEqual({ styleCount: 0, watching: 0 });
  store.set(themeInputAtom, { colors: { accent: '#222222' } });
  store.set(localeAtom, { ...english, tag: 'ar', dir: 'rtl' });
  expect({ styleCount: root.style.length, rootLang: root.lang }).toEqual({ styleCount: 0, rootLang: 'en' });
});

test('a theme of an update whose code cannot be loaded is reported to the host, and applied with the next theme', async () => {
  const failure = failed({ type: 'unreachable' });
  // Once when the root is made, and once for the theme.
  vi.spyOn(themeCompiler, 'value').mockReturnValueOnce(undefined).mockReturnValueOnce(undefined);
  vi.spyOn(themeCompiler, 'load').mockResolvedValueOnce(failure);
  const { store, primary } = followed();
  const operations: string[] = [];
  store.set(hostAtom, { onEvent: () => undefined, onError: ({ operation }) => void operations.push(operation) });
  store.set(themeInputAtom, { colors: { primary: '#111111' } });
  await Promise.resolve();
  await Promise.resolve();
  expect({ primary: primary(), operations }).toEqual({ primary: '', operations: ['load theme'] });
  store.set(themeInputAtom, { colors: { primary: '#222222' } });
  expect(primary()).toBe('#222222');
});
