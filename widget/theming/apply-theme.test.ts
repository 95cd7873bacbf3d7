// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from 'jotai/vanilla';
import { hostAtom } from '../../flows/core/host/host.atoms';
import { providerAtom } from '../../flows/core/provider/provider.atoms';
import { fakeProvider } from '../../flows/core/testing/fake-provider';
import type { Theme } from '../../tokens/theme';
import { darkTheme } from '../../tokens/dark-theme';
import { checkOptions } from '../mistakes/mistakes';
import { quietClient } from '../testing/quiet-client';
import { applyTheme } from './apply-theme';
import { themeInputAtom } from './theme-option.atoms';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A store whose host records reported mistakes. */
function hearing() {
  const store = createStore();
  const onError = vi.fn<(error: Error) => void>();
  store.set(hostAtom, { onEvent: () => undefined, onError });
  return { store, onError };
}

const variablesOf = ({ style }: HTMLElement) =>
  Object.fromEntries(Array.from(style, (name) => [name, style.getPropertyValue(name)]));

test("a theme's values are set on the root, and removed with the theme", () => {
  const root = document.createElement('div');
  root.style.setProperty('--of-the-host', '1');
  const { remove, presentation } = applyTheme(
    root,
    { colors: { primary: '#123456' }, hideHeaderText: true },
    createStore(),
  );
  expect(variablesOf(root)).toMatchObject({ '--of-the-host': '1', '--vestibule-colors-primary': '#123456' });
  expect(presentation).toEqual({ hideHeaderText: true });
  remove();
  expect(variablesOf(root)).toEqual({ '--of-the-host': '1' });
});

test('a logo that cannot be shown is left out, with one warning; one that can gives none', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const presentationWith = (logoImageUrl: string) =>
    applyTheme(document.createElement('div'), { logo: { logoImageUrl } }, createStore()).presentation;
  expect(presentationWith('/logo.svg').logo?.src).toBe('/logo.svg');
  expect(presentationWith('')).toEqual({ hideHeaderText: false });
  expect(warn).not.toHaveBeenCalled();
  expect(presentationWith('javascript:alert(1)').logo).toBeUndefined();
  expect(presentationWith('javascript:alert(1)').logo).toBeUndefined();
  expect(warn.mock.calls).toEqual([[expect.stringContaining('theme.logo.logoImageUrl is ignored')]]);
});

test.each([
  'red; background: url(https://evil.test)',
  'red} .vestibule{display:none',
  'url(https://evil.test/beacon)',
  'var(--vestibule-colors-primary)',
  'expression(alert(1))',
  '/* */ red',
])('the value %j is left out, with one warning', (primary) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const root = document.createElement('div');
  const { store, onError } = hearing();
  applyTheme(root, { colors: { primary } }, store);
  applyTheme(root, { colors: { primary } }, store);
  expect(variablesOf(root)).toEqual({});
  expect(warn).toHaveBeenCalledTimes(1);
  expect(onError).toHaveBeenCalledTimes(1);
});

test('a number for a length is reported with what to write, in the console and in onError [B-LOOK-3]', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { store, onError } = hearing();
  applyTheme(document.createElement('div'), { container: { borderRadius: 16 as never } }, store);
  expect(onError.mock.calls[0]?.[0].message).toBe(
    'Theme: the value of "container.borderRadius" is 16, which is not a valid length, so the default was kept. Write \'16px\'.',
  );
});

test('a theme with the colour scheme dark is dark where it says nothing [B-LOOK-7]', () => {
  const root = document.createElement('div');
  applyTheme(root, { colorScheme: 'dark', container: { borderRadius: '24px' } }, createStore());
  expect(variablesOf(root)).toMatchObject({
    '--vestibule-container-background-color': darkTheme.container?.backgroundColor,
    '--vestibule-container-border-radius': '24px',
  });
});

// Columns: a theme that a host without types may pass | the report on the developer's own machine.
test.each<[unknown, string]>([
  [
    { colours: { primary: '#000' } },
    'theme has `colours.primary`, and no token has that name, so it has no effect. Did you mean `colors.primary`?',
  ],
  [
    { dark: { colors: { primary: '#fff' } } },
    'theme has `dark` without `light`, so it has no effect: a pair needs both. Write `theme: { light: {}, dark: {…} }`, where {} is the default theme.',
  ],
  [{ colors: 'red' }, 'Theme: "colors" must be an object of tokens, so it was ignored.'],
  [
    { colors: { accent: { light: 'red' } } },
    'Theme: the value of "colors.accent" is {"light":"red"}, which is not a valid color, so the default was kept.',
  ],
])("the theme %j is reported once on a developer's own machine [B-LOOK-3] [B-LOOK-8]", async (given, sentence) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'groupCollapsed').mockImplementation(() => undefined);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const { store, onError } = hearing();
  const theme = given as Theme;
  const client = quietClient();
  store.set(providerAtom, fakeProvider().provider);
  store.set(themeInputAtom, theme);
  applyTheme(document.createElement('div'), theme, store);
  await checkOptions(store, 'Main', { client, config: { products: ['passwords'] }, theme });
  const reports = onError.mock.calls.map(([error]) => error.message).filter((message) => /theme/i.test(message));
  expect(reports).toEqual([sentence]);
});

test('an unknown name in a theme is reported elsewhere as no token, with its section of the documentation [B-LOOK-3]', () => {
  vi.stubGlobal('location', new URL('https://app.test/'));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { store, onError } = hearing();
  applyTheme(document.createElement('div'), { tints: { primary: '#000' } } as Theme, store);
  expect(onError.mock.calls.map(([error]) => error.message)).toEqual([
    'Theme: "tints" is not a token, so it was ignored. See the Theme type for the names.',
  ]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('#and-no-token-has-that-name'));
});
