// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { presentationOf } from './presentation';

const shown = (logoImageUrl: string, page: string) => presentationOf({ logo: { logoImageUrl } }, page).logo?.src;

// Columns: the address of a logo, the page that it is for | whether a visitor sees it.
test.each([
  ['https://acme.test/logo.svg', 'https://app.test/', true],
  ['https://acme.test/logo.svg', 'http://localhost/', true],
  // A page served over https shows no picture that is not.
  ['http://acme.test/logo.svg', 'https://app.test/', false],
  ['http://acme.test/logo.svg', 'http://localhost/', true],
  ['//acme.test/logo.svg', 'https://app.test/', true],
  ['logo.svg', 'https://app.test/in/', true],
  ['data:image/svg+xml,%3Csvg%2F%3E', 'https://app.test/', true],
  ['DATA:image/png;base64,AA==', 'https://app.test/', true],
  ['data:text/html,image/', 'https://app.test/', false],
  ['blob:https://app.test/1', 'https://app.test/', false],
  ['java\nscript:alert(1)', 'https://app.test/', false],
  ['https://', 'https://app.test/', false],
  ['', 'https://app.test/', false],
])('a logo at %j on %s is rendered: %s', (address, page, isSeen) => {
  expect(shown(address, page)).toBe(isSeen ? address : undefined);
});

test('a logo without a description is decorative, and the header may be without one', () => {
  const logo = { logoImageUrl: '/logo.svg' };
  expect(presentationOf({ logo, hideHeaderText: true })).toEqual({
    hideHeaderText: true,
    logo: { src: '/logo.svg', alt: '' },
  });
  expect(presentationOf({ hideHeaderText: true })).toEqual({ hideHeaderText: true });
  expect(presentationOf({})).toEqual({ hideHeaderText: false });
});
