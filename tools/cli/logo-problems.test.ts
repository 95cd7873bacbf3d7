import { expect, test } from 'vitest';
import { logoProblems } from './logo-problems';

// The addresses of the test of the widget's own rule (widget/theming/presentation.test.ts), for a page over https.
test.each([
  'https://acme.test/logo.svg',
  '//acme.test/logo.svg',
  '/logo.svg',
  'logo.svg',
  'data:image/svg+xml,%3Csvg%2F%3E',
  'DATA:image/png;base64,AA==',
  '',
])('a logo may be at %j', (logoImageUrl) => expect(logoProblems({ logo: { logoImageUrl } })).toEqual([]));

test.each([
  'http://acme.test/logo.svg',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,image/',
  'blob:https://app.test/1',
  'https://',
])('a logo cannot be at %j, and the message says what to give', (logoImageUrl) => {
  expect(logoProblems({ logo: { logoImageUrl } })).toEqual([
    {
      level: 'error',
      path: 'logo.logoImageUrl',
      message: `"logo.logoImageUrl" is ${JSON.stringify(logoImageUrl)}, which the widget does not show as a logo, so it was left out. Give an address with https, a path of your page, or data:image.`,
    },
  ]);
});

test('a theme without a logo has no problem', () => {
  expect([...logoProblems({}), ...logoProblems({ logo: { alt: 'Acme' } })]).toEqual([]);
});
