export { PasswordBreached, PasswordDedupe, PasswordForgot, PasswordSetNew } from './password-mail.screen';
export { PasswordConfirmation } from './password-confirmation.screen';
export { PasswordCreateOrLogin } from './password-create-or-login.screen';
