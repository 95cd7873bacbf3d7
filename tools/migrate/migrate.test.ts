import { expect, test } from 'vitest';
import { migrate } from './migrate';
import { providerStrings } from './provider-strings';

const module = (text: string, name = 'sign-in.ts') => migrate(text, name);
const lost = (text: string, name?: string) =>
  module(text, name).notes.flatMap(({ level, message }) => (level === 'lost' ? [message] : []));
const compact = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

test('a migrated file is unchanged', () => {
  const text = `import { mountLogin } from 'vestibule-auth';
mountLogin('#sign-in', { client, config, strings: { 'main.title': 'Welcome' }, theme: { colors: { primary: '#123' } } });
`;
  expect(module(text)).toEqual({ text, notes: [] });
});

test('mounts by the client’s own methods become functions, which are imported and receive the client', () => {
  const { text } = module(`stytch.mountLogin({ elementId: '#in', config });\n`);
  expect(compact(text)).toBe(
    "import { mountLogin } from 'vestibule-auth'; mountLogin('#in', { client: stytch, config });",
  );
});

test('custom elements become ours, and the markup is noted', () => {
  const { text, notes } = module(`import { StytchUI } from '@stytch/vanilla-js';
customElements.define('stytch-ui', StytchUI);
const element = document.createElement('stytch-ui');
element.render({ client, config, presentation: { options: { hideHeaderText: true } } });
`);
  expect(compact(text)).toBe(
    "import { defineVestibuleElements } from 'vestibule-auth/element'; defineVestibuleElements(); " +
      "const element = document.createElement('vestibule-login'); " +
      'element.options = { client, config, theme: { hideHeaderText: true } };',
  );
  expect(notes).toMatchObject([{ line: 2, level: 'look', message: expect.stringContaining('<vestibule-login>') }]);
});

test('an element that is created by its class is defined', () => {
  const { text } = module("import { StytchUI } from '@stytch/vanilla-js';\nconst element = new StytchUI();\n");
  expect(text).toContain("const element = document.createElement('vestibule-login');");
  expect(text).toContain('defineVestibuleElements();');
});

test('the provider’s own dark theme becomes ours, complete', () => {
  const { text, notes } = module(
    'export const presentation = { theme: [defaultTheme, { ...defaultDarkTheme, ring: "#fff" }] };',
  );
  expect(compact(text)).toMatch(/^export const presentation = \{ light: \{\}, dark: \{ focus: \{ color: "#fff" \}/);
  expect(text).toContain("backgroundColor: '#16222A'");
  expect(notes.map(({ level }) => level)).toEqual(['look']);
});

test('a theme in a constant is rewritten at its definition', () => {
  const { text } = module(`import { mountLogin as show } from '@stytch/vanilla-js';
const brand = { primary: '#123456', foreground: '#000' };
show({ client, elementId: target, config, presentation: { theme: brand, options: { logo: { url: logo, alt: '' } } } });
`);
  expect(compact(text)).toContain("const brand = { text: { header: { color: '#000' }, body: { color: '#000' } }");
  expect(compact(text)).toContain("import { mountLogin as show } from 'vestibule-auth';");
  expect(compact(text)).toContain(
    "show(target, { client, config, theme: { ...brand, logo: { logoImageUrl: logo, alt: '' } } });",
  );
});

test.each([
  ["export const presentation = { theme: { 'font-family-mono': 'x' } };", 'all text has one font: set fontFamily'],
  ["export const presentation = { theme: { primary: 'url(x)' } };", 'is no value that colors.primary takes'],
  ["export const presentation = { theme: { 'rounded-base': 'calc(1px * 2)' } };", 'it is no plain length'],
  ["export const presentation = { theme: { 'rounded-bass': '1px' } };", '"rounded-bass" is no name of a theme'],
  ['export const presentation = { theme: { ...mine } };', '"...mine" is not carried over'],
  ['export const presentation = { theme: makeTheme() };', 'the theme "makeTheme()" is not carried over'],
  ['export const presentation = { icons };', '"icons" is not carried over: icons are ours'],
  ["import { StytchB2BClient } from '@stytch/vanilla-js/b2b';", 'no counterpart here'],
  ["import { shadcnTheme } from '@stytch/vanilla-js';", '"shadcnTheme" is not carried over'],
  ["import { mountLogin } from '@stytch/vanilla-js';\nmountLogin(options);", 'its options are not written here'],
  ["import { mountLogin } from '@stytch/vanilla-js';\nmountLogin({ client, config });", 'it has no elementId'],
  ["export const strings = { 'login.titel': 'x', 'login.title': 'y' };", '"login.titel" is not carried over'],
  ["export const strings = { 'login.title': 'In {place}' };", "strings['main.title'] has {place}"],
  [
    "export const strings = { 'passcode.expired': '{n, select, a {x} other {y}}' };",
    'a sentence of ours is chosen whole',
  ],
])('a part that cannot be migrated is noted: %s', (text, message) => {
  expect(lost(text)).toEqual([expect.stringContaining(message)]);
});

test('a file whose last sentences are left out can be parsed', () => {
  const strings = "{ 'login.title': 'Hi', 'watermark.altText': 'a', 'watermark.poweredBy': 'b', }";
  expect(compact(module(`export const strings = ${strings};`).text)).toBe(
    "export const strings = { 'main.title': 'Hi', };",
  );
  const data = '{ "login.title": "Hi", "watermark.altText": "a", "watermark.poweredBy": "b" }';
  expect(JSON.parse(migrate(data, 'strings.json').text)).toEqual({ 'main.title': 'Hi' });
  expect(JSON.parse(migrate('{ "watermark.altText": "a", "login.title": "Hi" }', 'strings.json').text)).toEqual({
    'main.title': 'Hi',
  });
});

test('sentences that are defined elsewhere are noted for a review', () => {
  const { text, notes } = module("export const strings = { 'login.title': t('hello') };");
  expect(text).toBe("export const strings = { 'main.title': t('hello') };");
  expect(notes).toMatchObject([{ level: 'look', message: expect.stringContaining('carried over unread') }]);
});

test('no two sentences of the provider’s become the same one of ours', () => {
  const ours = Object.values(providerStrings).flatMap((meaning) => (typeof meaning === 'string' ? [] : meaning));
  expect(new Set(ours).size).toBe(ours.length);
});

test('a theme alone, or a presentation alone, is read as JSON', () => {
  const theme = JSON.parse(migrate('{ "container-width": "380px", "success": "#064" }', 'theme.json').text) as object;
  expect(theme).toEqual({ container: { width: '380px' }, colors: { success: '#064' } });
  const text = '{ "options": { "hideHeaderText": true, "buttonId": "x" } }';
  expect(JSON.parse(migrate(text, 'looks.json').text)).toEqual({ hideHeaderText: true });
});

test('a file that is neither code nor JSON is refused', () => {
  expect(() => module('<html>', 'page.ts')).toThrow();
  expect(() => migrate('[]', 'list.json')).toThrow('it is not a JSON object');
});

test('a product with quotes in its name stays a string [T-HOST-20]', () => {
  const { text } = module(`import { Products } from '@stytch/vanilla-js';
const products = [Products["otp'+alert(1)+'"], Products["a\\u2028b"]];
`);
  expect(text).toContain(`["otp'+alert(1)+'" as const, `);
  expect(text).not.toContain("'otp'+alert");
});
