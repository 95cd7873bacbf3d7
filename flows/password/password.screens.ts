export {
  PasswordBreachedScreen as PasswordBreached,
  PasswordDedupeScreen as PasswordDedupe,
  PasswordForgotScreen as PasswordForgot,
  PasswordSetNewScreen as PasswordSetNew,
} from './password-mail.screens';
export { PasswordConfirmationScreen as PasswordConfirmation } from './password-confirmation.screen';
export { PasswordCreateOrLoginScreen as PasswordCreateOrLogin } from './password-create-or-login.screen';
