export { startLoginLinkAtom } from './password-reset.actions';
export { linkHoldAtom, type ResetToken, resetTokenAtom } from './password-reset.atoms';
export { PasswordResetForm } from './password-reset-form.screen';
