import { expect, test } from 'vitest';
import { defaultTheme } from './default-theme';

test('a host without a theme has the looks that are promised', () => {
  expect(defaultTheme).toMatchObject({
    colors: { primary: '#19303D', secondary: '#5C727D', success: '#0C5A56', error: '#8B1214' },
    container: { width: '400px', backgroundColor: '#FFFFFF', borderRadius: '8px' },
    logo: { maxHeight: '50px', maxWidth: '100px' },
    buttons: { minHeight: '45px' },
    inputs: { minHeight: '47px', countryWidth: '80px' },
  });
  expect(defaultTheme.fontFamily).toMatch(/^Arial,/);
});
