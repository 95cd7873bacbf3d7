export type { PasswordResetOptions as PasswordResetProps } from '../kinds/password-reset';
export type { WidgetOptions as LoginProps, WidgetOptions as PasskeyRegistrationProps } from '../options';
export { Login } from './login';
export { PasskeyRegistration } from './passkey-registration';
export { PasswordReset } from './password-reset';
