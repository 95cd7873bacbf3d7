import { expect, test } from 'vitest';
import { ownLogo, safeLogo } from './own-logo';

// Columns: the address of a logo | the address that is loaded.
test.each([
  ['https://robot.test/logo.png', 'https://robot.test/logo.png'],
  ['http://localhost:3000/logo.png', 'http://localhost:3000/logo.png'],
  ['data:image/png;base64,AAAA', undefined],
  ['javascript:alert(1)', undefined],
  ['com.robot://logo', undefined],
  ['xhttps://robot.test/logo.png', undefined],
  ['logo.png', undefined],
  [undefined, undefined],
])('the logo %j is loaded from %j', (address, loaded) => {
  expect(safeLogo(address)).toBe(loaded);
});

const logoOf = (logoURL: string | undefined, redirectURI: string, clientId = 'robot') =>
  ownLogo({
    request: { clientId, redirectURI, responseType: 'code', scopes: [] },
    authorization: {
      isConsentRequired: true,
      client: { name: 'Robot', ...(logoURL !== undefined && { logoURL }) },
      scopes: [],
      answer: {},
    },
  });

// Columns: the logo, the return address, the client id | whether the logo is shown.
test.each([
  ['https://robot.test/logo.png', 'https://robot.test/back', 'robot', true],
  ['https://robot.test/logo.png', 'https://other.test/back', 'https://robot.test/client.json', true],
  ['http://localhost:3000/logo.png', 'http://localhost:3000/back', 'robot', true],
  ['https://robot.test/logo.png', 'https://other.test/back', 'robot', false],
  ['https://robot.test/logo.png', 'com.robot://robot.test/back', 'robot', false],
  ['https://robot.test/logo.png', 'xhttps://robot.test/back', 'robot', false],
  ['https://robot.test/logo.png', 'httpsx://robot.test/back', 'robot', false],
  [undefined, 'https://robot.test/back', 'robot', false],
])('the logo %j for the return address %j and the client id %j is shown: %s', (logo, address, id, isShown) => {
  expect(logoOf(logo, address, id)).toBe(isShown ? logo : undefined);
});
