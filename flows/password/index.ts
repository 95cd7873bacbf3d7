export { NewPasswordForm } from './new-password-form';
export { searchUser } from './password.search';
