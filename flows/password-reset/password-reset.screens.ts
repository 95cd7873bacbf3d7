export { PasswordResetFormScreen } from './password-reset-form.screen';
