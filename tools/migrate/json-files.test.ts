import { describe, expect, test } from 'vitest';
import { migrate } from './migrate';

const notesOf = (text: string) => migrate(text, 'a.json').notes.map(({ level, message }) => `${level}: ${message}`);

// Columns: the file before | after.
describe('a JSON file with the configuration of the widget stays JSON:', () => {
  test.each([
    [
      { styles: { fontFamily: 'Arial', buttons: { primary: { borderRadius: 4 } } } },
      { theme: { fontFamily: 'Arial', buttons: { primary: { borderRadius: '4px' } } } },
    ],
    [{ styles: { container: { borderWidth: 2 } } }, { theme: { container: { borderWidth: '2px' } } }],
    [{ styles: { container: { width: 400 }, nothing: 1 } }, { theme: { container: { width: '400px' } } }],
    [
      { getIDPConsentManifest: [], config: { products: [] } },
      { consentManifest: [], config: { products: [] } },
    ],
    [{ presentation: { theme: { 'rounded-base': '4px', nothing: 1 } }, config: {} }, undefined],
    [
      { presentation: { options: { enableShadowDOM: true } }, config: { products: ['otp'] } },
      { theme: {}, config: { products: ['otp'], enableShadowDOM: true } },
    ],
    [{ strings: { 'login.title': 'It\'s "in"' } }, { strings: { 'main.title': 'It\'s "in"' } }],
    [{ elementId: '#in', authTokenParams: { token: 'a' } }, {}],
    [{ theme: { success: '#123456' } }, { colors: { success: '#123456' } }],
    [{ 'container-width': '380px' }, { container: { width: '380px' } }],
  ])('%j', (before, after) => {
    for (const indent of [0, 2]) {
      const result: unknown = JSON.parse(migrate(JSON.stringify(before, undefined, indent), 'a.json').text);
      if (after) expect(result).toEqual(after);
    }
  });
});

describe('a JSON file of another kind is unchanged:', () => {
  test.each([
    [
      'the manifest of an extension',
      { name: 'Mine', icons: { 16: 'a.png' }, host_permissions: ['https://api.stytch.com/*'] },
    ],
    ['the settings of a chart', { theme: 'dark', options: { animate: true }, data: [1] }],
    ['a package with styles', { name: 'stytch-theme', styles: { bar: { fill: 'red' } } }],
  ])('%s', (_what, before) => {
    const text = JSON.stringify(before);
    expect(migrate(text, 'a.json').text).toBe(text);
    expect(notesOf(text)).toEqual([expect.stringMatching(/^look: this object is not rewritten: it has the key "\w+"/)]);
  });

  test('a package without any of their names, without a note', () => {
    const text = '{ "name": "mine", "dependencies": { "@stytch/vanilla-js": "6.3.0" } }';
    expect(migrate(text, 'package.json')).toEqual({ text, notes: [] });
  });
});

describe('a JSON file that holds no object is refused with the kind of file to name:', () => {
  const advice = 'Name a file with a theme, or with the options of a mount.';
  test.each([
    ['[]', `it is not a JSON object. ${advice}`],
    ['"theme"', `it is not a JSON object. ${advice}`],
    ['', `it is empty. ${advice}`],
    [' \n', `it is empty. ${advice}`],
    ['// later', `it is empty. ${advice}`],
    ['{} {}', 'more text follows its object. Remove that text, and run this again.'],
  ])('%j', (text, message) => expect(() => migrate(text, 'a.json')).toThrow(message));
});
