import type * as server from '.';

export type { RenderingOptions, ServerOptions } from './render';
export { type SessionStrength, sessionStrength } from './session-strength';

// What a route handler or a server component gets as `vestibule-auth/server`: the React of that condition renders no
// element with a context. The renderers keep their names, so that a page which imports one reads why it cannot.

function refusal(name: string, remedy: string): Error {
  return new Error(
    `Vestibule: ${name} cannot be called in a route handler or a server component, whose React has no contexts. ${remedy} See https://vestibule-auth.github.io/vestibule/troubleshooting#createcontext-is-not-a-function`,
  );
}

const elementOf = (name: string) =>
  `Show <${name}> of vestibule-auth/react in a file that begins with 'use client': the server renders its HTML as well.`;

export const renderLogin: typeof server.renderLogin = () => {
  throw refusal('renderLogin', elementOf('Login'));
};

export const renderPasswordReset: typeof server.renderPasswordReset = () => {
  throw refusal('renderPasswordReset', elementOf('PasswordReset'));
};

export const renderPasskeyRegistration: typeof server.renderPasskeyRegistration = () => {
  throw refusal('renderPasskeyRegistration', elementOf('PasskeyRegistration'));
};

export const renderIdentityProvider: typeof server.renderIdentityProvider = () => {
  throw refusal('renderIdentityProvider', elementOf('IdentityProvider'));
};

export const renderSignInButton: typeof server.renderSignInButton = () => {
  throw refusal('renderSignInButton', "Use useSignIn of vestibule-auth/react in a file that begins with 'use client'.");
};

export const stylesFor: typeof server.stylesFor = () => {
  throw refusal('stylesFor', "Import 'vestibule-auth/styles.css' in the layout.");
};
