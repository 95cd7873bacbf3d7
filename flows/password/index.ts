export { NewPasswordForm } from './new-password-form';
export { resetToSetNew } from './password.reset-start';
export { searchUser } from './password.search';
