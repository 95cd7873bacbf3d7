export { PasswordResetFormScreen as PasswordResetForm } from './password-reset-form.screen';
