export { followLinkAtom } from './password-reset.actions';
export { type ResetToken, resetTokenAtom } from './password-reset.atoms';
