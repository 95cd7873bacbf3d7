import { expect, test } from 'vitest';
import { darkTheme } from './dark-theme';
import { defaultTheme } from './default-theme';
import { highContrastTheme } from './high-contrast-theme';
import { themeVariables } from './theme-variables';

test('a host without a theme has the documented default look [B-LOOK-1]', () => {
  expect(defaultTheme).toMatchObject({
    colors: { primary: '#19303D', secondary: '#5C727D', success: '#0C5A56', error: '#8B1214' },
    container: { width: '400px', backgroundColor: '#FFFFFF', borderRadius: '8px' },
    logo: { maxHeight: '50px', maxWidth: '100px' },
    buttons: { minHeight: '45px' },
    inputs: { minHeight: '47px', countryWidth: '80px' },
  });
  expect(defaultTheme.fontFamily).toMatch(/^Arial,/);
});

test.each([
  ['default', defaultTheme],
  ['dark', darkTheme],
  ['high contrast', highContrastTheme],
])('the %s theme passed as an option gives no warning', (_name, theme) => {
  expect(themeVariables(theme).warnings).toEqual([]);
});
