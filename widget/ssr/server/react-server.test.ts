import { expect, test } from 'vitest';
import * as reactServer from './react-server';
import * as server from '.';

test('a route handler gets the names of the entry for servers, without a renderer', () => {
  expect(Object.keys(reactServer).toSorted()).toEqual(Object.keys(server).toSorted());
  expect(reactServer.sessionStrength).toBe(server.sessionStrength);
});

// Columns: the renderer | its call | the remedy.
test.each([
  ['renderLogin', () => reactServer.renderLogin({ config: { products: ['passwords'] } }), '<Login>'],
  ['renderPasswordReset', () => reactServer.renderPasswordReset({ config: { products: [] } }), '<PasswordReset>'],
  [
    'renderPasskeyRegistration',
    () => reactServer.renderPasskeyRegistration({ config: { products: [] } }),
    '<PasskeyRegistration>',
  ],
  [
    'renderIdentityProvider',
    () => reactServer.renderIdentityProvider({ config: { products: [] } }),
    '<IdentityProvider>',
  ],
  ['renderSignInButton', () => reactServer.renderSignInButton(), 'useSignIn'],
  ['stylesFor', () => reactServer.stylesFor('<p></p>'), 'vestibule-auth/styles.css'],
])('%s in a route handler throws a sentence that says what to do', (name, call, remedy) => {
  expect(call).toThrow(`Vestibule: ${name} cannot be called in a route handler or a server component`);
  expect(call).toThrow(remedy);
});
