export { PasswordField, type PasswordFieldProps } from './password-field';
export { usePasswordField } from './use-password-field';
