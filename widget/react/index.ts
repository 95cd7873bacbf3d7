export type { PasswordResetOptions as PasswordResetProps } from '../mounts/password-reset';
export type { WidgetOptions as LoginProps, WidgetOptions as PasskeyRegistrationProps } from '../options';
export type { ConnectedAppsOptions as ConnectedAppsProps } from '../mounts/connected-apps';
export type { IdentityProviderOptions as IdentityProviderProps } from '../mounts/identity-provider';
export { ConnectedApps } from './connected-apps';
export { IdentityProvider } from './identity-provider';
export { Login } from './login';
export { PasskeyRegistration } from './passkey-registration';
export { PasswordReset } from './password-reset';
