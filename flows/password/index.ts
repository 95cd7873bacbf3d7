export { type Credentials, currentPassword } from './current-password.atoms';
export { CurrentPasswordForm } from './current-password-form';
export { NewPasswordForm } from './new-password-form';
export { passwordMessages } from './password.messages';
