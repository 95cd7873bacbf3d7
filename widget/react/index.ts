export type { CallbackOptions as CallbackProps } from '../mounts/callback';
export type { PasswordResetOptions as PasswordResetProps } from '../mounts/password-reset';
export type { WidgetOptions as LoginProps, WidgetOptions as PasskeyRegistrationProps } from '../options';
export type { IdentityProviderOptions as IdentityProviderProps } from '../mounts/identity-provider';
export { Callback } from './callback';
export { IdentityProvider } from './identity-provider';
export { Login } from './login';
export { PasskeyRegistration } from './passkey-registration';
export { PasswordReset } from './password-reset';
