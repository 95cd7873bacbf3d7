// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { applyTheme } from './apply-theme';

afterEach(() => vi.restoreAllMocks());

const variablesOf = ({ style }: HTMLElement) =>
  Object.fromEntries(Array.from(style, (name) => [name, style.getPropertyValue(name)]));

test("a brand's values are on the root, and are taken away again with the theme alone", () => {
  const root = document.createElement('div');
  root.style.setProperty('--of-the-host', '1');
  const { remove, presentation } = applyTheme(root, { colors: { primary: '#123456' }, hideHeaderText: true });
  expect(variablesOf(root)).toMatchObject({ '--of-the-host': '1', '--vestibule-colors-primary': '#123456' });
  expect(presentation).toEqual({ hideHeaderText: true });
  remove();
  expect(variablesOf(root)).toEqual({ '--of-the-host': '1' });
});

test.each([
  'red; background: url(https://evil.test)',
  'red} .vestibule{display:none',
  'url(https://evil.test/beacon)',
  'var(--vestibule-colors-primary)',
  'expression(alert(1))',
  '/* */ red',
])('the value %j stays out, and the developer hears of it once', (primary) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const root = document.createElement('div');
  applyTheme(root, { colors: { primary } });
  applyTheme(root, { colors: { primary } });
  expect(variablesOf(root)).toEqual({});
  expect(warn.mock.calls.length).toBeLessThanOrEqual(1);
});
