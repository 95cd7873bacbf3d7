export {
  PasswordBreachedScreen,
  PasswordDedupeScreen,
  PasswordForgotScreen,
  PasswordSetNewScreen,
} from './password-mail.screens';
export { PasswordConfirmationScreen } from './password-confirmation.screen';
export { PasswordCreateOrLoginScreen } from './password-create-or-login.screen';
