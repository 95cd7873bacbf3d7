import { describe, expect, test } from 'vitest';
import { migrate } from './migrate';

const rewritten = (text: string) => {
  const { text: written, notes } = migrate(text, 'in.ts');
  return { text: written, notes: notes.map(({ line, level, message }) => `${line} ${level}: ${message}`) };
};
const note =
  'look: this object is not rewritten: the file imports nothing of Stytch, so the object may belong to another library. If it is the options of a mount, import the type `SDKConfig` of "@stytch/vanilla-js" in this file, and run this again.';

describe('an object with names of the options, in a file without an import of Stytch, is left with a note:', () => {
  test.each([
    "export const chart = { styles: { bar: { fill: 'red' } }, config: { animate: true } };",
    'export const deck = { presentation: { slides: [] }, callbacks: {} };',
    'draw({ config, authTokenParams: {} });',
  ])('%s', (line) => {
    const text = `// Like the stytch form.\n${line}\n`;
    expect(rewritten(text)).toEqual({ text, notes: [`2 ${note}`] });
  });

  test('rendered by another library', () => {
    const text = "// As in stytch.\nchart.render({ styles: { bar: { fill: 'red' } }, config: { animate: true } });\n";
    expect(rewritten(text)).toEqual({ text, notes: [`2 ${note}`] });
  });

  test('without a note, where nothing in it would be rewritten', () => {
    const text = 'export const stytchLike = { client, config, callbacks };\nchart?.render({ client, config });\n';
    expect(rewritten(text)).toEqual({ text, notes: [] });
  });
});

describe('an object with names of the options is rewritten', () => {
  test.each([
    ['by its elementId', "export const given = { elementId: '#in', config };", 'export const given = { config };'],
    [
      'by its consent manifest',
      'export const given = { getIDPConsentManifest: words, callbacks };',
      'export const given = { consentManifest: words, callbacks };',
    ],
    [
      'by a presentation with a config',
      'export const given = { presentation: {}, config };',
      'export const given = { theme: {}, config };',
    ],
    [
      'by an import of Stytch in the file',
      "import { StytchClient } from '@stytch/vanilla-js/headless';\nexport const given = { styles: { container: { width: 400 } }, callbacks };",
      "import { StytchClient } from '@stytch/vanilla-js/headless';\nexport const given = { theme: { container: { width: '400px' } }, callbacks };",
    ],
  ])('%s', (_how, text, expected) => expect(rewritten(text).text).toBe(expected));
});

describe('a part of the options that is assigned is left with a note:', () => {
  const why =
    'is not rewritten: it is assigned to an object. Write it in the object of the options, and run this again.';
  test.each([
    ['options.presentation = { theme: {} };', 'options.presentation'],
    ["options['presentation'] = { options: {} };", "options['presentation']"],
    ['this.options.presentation = looks;', 'this.options.presentation'],
    ["options.elementId = '#in';", 'options.elementId'],
    ['options.styles = { container: { width: 400 } };', 'options.styles'],
  ])('%s', (line, name) => {
    const { text, notes } = rewritten(`import { mountLogin } from '@stytch/vanilla-js';\n${line}\n`);
    expect(text).toContain(line);
    expect(notes).toEqual([`2 lost: "${name}" ${why}`]);
  });

  test('in a file without an import of Stytch, where it is a presentation by its parts', () => {
    expect(rewritten('options.presentation = { theme: {} };').notes).toEqual([`1 lost: "options.presentation" ${why}`]);
    expect(rewritten('deck.presentation = { slides: [] };\nelement.styles = {};').notes).toEqual([]);
  });
});

describe('a presentation and styles that are given together become one theme:', () => {
  const lost =
    '"styles" is not carried over: "presentation" is given as well, and becomes the theme. Move what you need into that theme.';

  test('in options', () => {
    const { text, notes } = rewritten(
      "export const given = { config, presentation: { theme: { success: '#123' } }, styles: { container: { width: '1px' } } };",
    );
    expect(text.match(/theme:/g)).toHaveLength(1);
    expect(text).toContain("colors: {\n    success: '#123'");
    expect(text).not.toContain('container');
    expect(notes).toEqual([`1 lost: ${lost}`]);
  });

  test('in attributes', () => {
    const { text, notes } = migrate(
      "import { StytchLogin } from '@stytch/react';\nexport const A = () => <StytchLogin client={c} styles={styles} config={config} presentation={{}} />;\n",
      'a.tsx',
    );
    expect(text).toContain('<Login client={c} config={config} theme={{}} />');
    expect(notes.map(({ message }) => message)).toEqual([lost]);
  });
});
