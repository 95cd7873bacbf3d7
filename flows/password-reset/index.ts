export { followLinkAtom } from './login-with-token';
export { type ResetToken, resetTokenAtom } from './reset-token.atoms';
