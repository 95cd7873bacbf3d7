import { describe, expect, test } from 'vitest';
import { migrate } from './migrate';

const compact = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const module = (text: string) => {
  const { text: written, notes } = migrate(text, 'looks.ts');
  return { text: compact(written), notes: notes.map(({ level, line, message }) => `${line} ${level}: ${message}`) };
};
const presentation = (inside: string) => module(`export const presentation = ${inside};`);

describe('a pair of themes', () => {
  test('becomes one for light and one for dark, with the options in both', () => {
    const options = "options: { hideHeaderText: true, logo: { url: '/logo.svg', alt: 'Acme' } }";
    const { text, notes } = presentation(
      `{ theme: [{ primary: '#111' }, { 'color-scheme': 'dark', primary: '#eee' }], ${options} }`,
    );
    const shared = "hideHeaderText: true, logo: { logoImageUrl: '/logo.svg', alt: 'Acme' }";
    expect(text).toContain(`light: { colors: { primary: '#111' }, ${shared} }`);
    expect(text).toMatch(/dark: \{ colorScheme: 'dark', colors: \{ primary: '#eee'/);
    expect(text.match(/hideHeaderText: true/g)).toHaveLength(2);
    expect(notes.filter((note) => note.includes('lost'))).toEqual([]);
  });

  test('of which one is missing has the other', () => {
    expect(presentation("{ theme: [{ success: '#111' }] }").text).toBe(
      "export const presentation = { light: { colors: { success: '#111' } } };",
    );
    expect(presentation('{ theme: [, defaultDarkTheme] }').text).toMatch(/^export const presentation = \{ dark: \{/);
  });

  test('of the provider’s own becomes ours, complete, and needs no review', () => {
    const { text, notes } = presentation('{ theme: [defaultTheme, defaultDarkTheme] }');
    expect(text).toMatch(/light: \{\}, dark: \{ .*backgroundColor: '#16222A'/);
    expect(notes).toEqual([]);
  });

  test('whose dark one is defined elsewhere is noted', () => {
    expect(presentation("{ theme: [{ success: '#111' }, dark()] }").notes).toEqual([
      '1 lost: the theme "dark()" is not carried over: it is not written here.',
    ]);
  });
});

describe('a theme in a constant', () => {
  test('is rewritten once if two presentations use it', () => {
    const { text } = module(
      "const brand = { success: '#111' };\nmountLogin({ client, presentation: { theme: brand } });\nmountLogin({ client, presentation: { theme: brand } });",
    );
    expect(text.match(/colors: \{ success/g)).toHaveLength(1);
    expect(text).toContain("const brand = { colors: { success: '#111' } };");
    expect(text.match(/theme: \{ \.\.\.brand \}/g)).toHaveLength(2);
  });

  test('keeps its type annotation', () => {
    const { text } = module(
      "const brand = { success: '#111' } as const;\nuse({ client, presentation: { theme: brand } });",
    );
    expect(text).toContain("const brand = { colors: { success: '#111' } } as const;");
  });
});

// Columns: a part of a presentation | the note about it.
test.each([
  ['{ ...base }', '"...base" is not carried over: its names are not written here.'],
  ['{ [name]: 1 }', '"[name]: 1" is not carried over: its names are not written here.'],
  ['{ style: {} }', '"style" is not carried over: a presentation has no such part.'],
  ['{ icons: {} }', '"icons" is not carried over: icons are ours.'],
  ['{ options: make() }', '"options" is not carried over: it is not written here.'],
  ["{ options: { inputIdSuffix: 'x' } }", '"inputIdSuffix" is not carried over: ids are unique anyway.'],
  ['{ options: { logo: logo() } }', '"logo" is not carried over: it is not written here.'],
  ["{ options: { logo: { size: '2rem' } } }", '"logo.size" is not carried over: a logo has no such part.'],
  ['{ options: { logo: { ...logo } } }', '"...logo" is not carried over: its names are not written here.'],
  ['{ options: { ...shared } }', '"...shared" is not carried over: its names are not written here.'],
  ['{ options: { enableShadowDOM: true } }', '"enableShadowDOM" is not carried over: set config.enableShadowDOM.'],
  ['{ options: { constructor: 1 } }', '"constructor" is not carried over: it is not written here.'],
])('a presentation with %s is noted', (inside, message) => {
  const { text, notes } = presentation(inside);
  expect(notes).toEqual([`1 lost: ${message}`]);
  expect(text).toBe('export const presentation = {};');
});

describe('a shadow root', () => {
  const mounted = (config: string) =>
    module(`use({ client, config: ${config}, presentation: { options: { enableShadowDOM: isOn } } });`);

  test('is requested in the configuration, where that is in the file', () => {
    const { text, notes } = mounted("{ products: ['otp'] }");
    expect(text).toBe("use({ client, config: { products: ['otp'], enableShadowDOM: isOn }, theme: {} });");
    expect(notes).toEqual([]);
  });

  test.each(['{}', 'makeConfig()'])('is noted where it cannot be requested: %s', (config) => {
    expect(mounted(config).notes).toEqual([
      '1 lost: "enableShadowDOM" is not carried over: set config.enableShadowDOM.',
    ]);
  });
});

test('comments on colours are noted for a review, and texts that look like comments are not', () => {
  expect(presentation("{ theme: { success: '#111' /* ours */ } }").notes).toEqual([
    '1 look: the comments in "presentation" are not carried over: /* ours */.',
  ]);
  expect(presentation("{ options: { logo: { url: 'https://acme.test/logo.svg', alt: '' } } }").notes).toEqual([]);
});
