export type { SessionGuard, SessionGuardOptions } from './guard-options';
export { guardSession } from './guard-session';
export { SignInClosedError } from './sign-in-options';
export { defineSignInButton, type SignInButtonElement, type SignInButtonEventMap } from './sign-in-button';
export { signIn } from './sign-in';
export type { SignInOptions, SignInResult } from './sign-in-options';
