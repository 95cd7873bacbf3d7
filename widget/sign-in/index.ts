export type { SessionGuard, SessionGuardOptions } from '../session-guard/guard-options';
export { guardSession } from '../session-guard/guard-session';
export { SignInClosedError } from './sign-in-options';
export { defineSignInButton, type SignInButtonElement, type SignInButtonEventMap } from './sign-in-button';
export { signIn } from './sign-in';
export type { SignInOptions, SignInResult } from './sign-in-options';
