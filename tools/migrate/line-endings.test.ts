import { expect, test } from 'vitest';
import { migrate } from './migrate';

const crlf = (text: string) => text.replaceAll('\n', '\r\n');

const module = `'use client';
import { Products } from '@stytch/vanilla-js';
import { mountLogin } from '@stytch/vanilla-js';
import { other } from './other';

mountLogin({
  client,
  elementId: '#in', // the place
  presentation: { theme: { primary: '#123456' }, options: { logo: { url: '/logo.svg' } } },
  config: { products: [Products.otp] },
});
`;
const element = `import { StytchUI } from '@stytch/vanilla-js';
const form = document.querySelector('stytch-ui');
if (form instanceof StytchUI) form.render({ client, config });
`;
const component = `import { StytchLogin } from '@stytch/react';
export const Page = () => <StytchLogin config={config} presentation={{ theme: { primary: '#123456' } }} />;
`;
const data = `{
  "presentation": { "theme": { "primary": "#123456" } },
  "config": {}
}
`;

test.each([
  ['a mount', module, 'in.ts'],
  ['custom elements', element, 'in.ts'],
  ['a component', component, 'in.tsx'],
  ['JSON', data, 'in.json'],
])('a file of %s whose lines end with CRLF gets the same text, and each line ends with CRLF', (_what, text, name) => {
  const expected = migrate(text, name);
  expect(expected.text).not.toBe(text);
  expect(migrate(crlf(text), name)).toEqual({ ...expected, text: crlf(expected.text) });
});

test('a file with both line endings keeps the one of each line', () => {
  const text = "export const presentation = { theme: { primary: '#123456' } };\r\nfirst();\nsecond();\r\n";
  expect(migrate(text, 'in.ts').text).toMatch(/;\r\nfirst\(\);\nsecond\(\);\r\n$/);
});

test.each([
  ['a module', module, 'in.ts'],
  ['custom elements', element, 'in.ts'],
  ['a module without an import', "mountLogin({ elementId: '#in', config: { products: ['otp'] } });\n", 'in.ts'],
  ['a component', component, 'in.tsx'],
  ['JSON', data, 'in.json'],
])('%s that begins with a byte order mark is rewritten, and keeps the mark', (_what, text, name) => {
  const expected = migrate(text, name);
  expect(migrate(`\uFEFF${text}`, name)).toEqual({ ...expected, text: `\uFEFF${expected.text}` });
});
