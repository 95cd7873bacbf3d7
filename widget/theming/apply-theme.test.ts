// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from 'jotai/vanilla';
import { hostAtom } from '../../flows/core/host/host.atoms';
import { darkTheme } from '../../tokens/dark-theme';
import { applyTheme } from './apply-theme';

afterEach(() => vi.restoreAllMocks());

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
