import { parse } from '@babel/parser';
import { describe, expect, test } from 'vitest';
import { migrate } from './migrate';

// An export may refer to an import that was removed.
const readable = { sourceType: 'module', allowUndeclaredExports: true } as const;
const module = (text: string) => {
  const { text: written, notes } = migrate(`${text}\n`, 'sign-in.ts');
  expect(() => parse(written, { ...readable, plugins: ['typescript'] })).not.toThrow();
  return { text: written, notes: notes.map(({ line, level, message }) => `${line} ${level}: ${message}`) };
};
const provider = "import { Products, defaultTheme, defaultDarkTheme, StytchUI } from '@stytch/vanilla-js';\n";

// The imports of the provider's widget are removed, so each unknown use must be reported.
describe('a name that is used after its import was removed is noted', () => {
  test.each([
    ['const { otp } = Products;', 'Products', "write the products by their names, such as 'otp'"],
    ['offer(Object.values(Products));', 'Products', "write the products by their names, such as 'otp'"],
    ['offer(Products[way]);', 'Products', "write the products by their names, such as 'otp'"],
    ['export { Products };', 'Products', "write the products by their names, such as 'otp'"],
    [
      'draw(defaultTheme);',
      'defaultTheme',
      'the default needs no name, and our dark theme is `darkTheme` of "vestibule-auth/tokens"',
    ],
    [
      'draw({ ...defaultDarkTheme });',
      'defaultDarkTheme',
      'the default needs no name, and our dark theme is `darkTheme` of "vestibule-auth/tokens"',
    ],
    ['class Mine extends StytchUI {}', 'StytchUI', 'our elements are made by their names, such as <vestibule-login>'],
    ['let element: StytchUI;', 'StytchUI', 'our elements are made by their names, such as <vestibule-login>'],
  ])('%s', (line, name, why) => {
    const { text, notes } = module(provider + line);
    expect(notes).toEqual([`2 lost: "${name}" is no longer imported: ${why}.`]);
    expect(text).toContain(line);
  });
});

describe('a use that is migrated is not noted', () => {
  test.each([
    ['offer([Products.otp]);', "offer(['otp']);"],
    ["offer([Products['otp']]);", "offer(['otp']);"],
    ["offer({ Products: 1 }.Products, 'defaultTheme');", "offer({ Products: 1 }.Products, 'defaultTheme');"],
    ['use({ client, config, presentation: { theme: [defaultTheme, defaultDarkTheme] } });', 'theme: {'],
    ['const element = new StytchUI();', "document.createElement('vestibule-login')"],
  ])('%s', (line, expected) => {
    const { text, notes } = module(provider + line);
    expect(text).toContain(expected);
    expect(notes).toEqual([]);
  });
});

test('the constants of a theme in the same file are resolved in it, and lost nowhere else', () => {
  const { text, notes } = module(
    `${provider}const brand = { ...defaultTheme, success: '#123456' };\nuse({ client, presentation: { theme: brand } });`,
  );
  expect(text).not.toContain('defaultTheme');
  expect(notes).toEqual([]);
});

test.each([
  ["export { StytchClient } from '@stytch/vanilla-js';", 'what is exported from there is not rewritten'],
  ["export * from '@stytch/vanilla-js';", 'what is exported from there is not rewritten'],
])('another way to import the provider’s widget is noted: %s', (line, message) => {
  const { text, notes } = module(line);
  expect(notes).toEqual([expect.stringContaining(message)]);
  expect(text.trim()).toBe(line);
});
