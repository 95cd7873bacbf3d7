export { NewPasswordForm } from './new-password-form';
