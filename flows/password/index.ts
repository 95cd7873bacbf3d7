export { type Credentials, currentPassword } from './current-password.atoms';
export { CurrentPasswordForm } from './current-password-form';
export { LockedEmail } from './locked-email';
export { NewPasswordForm } from './new-password-form';
export { passwordMessages } from './password.messages';
