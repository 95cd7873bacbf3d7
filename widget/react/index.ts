export type { PasswordResetOptions as PasswordResetProps } from '../kinds/password-reset';
export type { WidgetOptions as LoginProps } from '../options';
export { Login } from './login';
export { PasswordReset } from './password-reset';
