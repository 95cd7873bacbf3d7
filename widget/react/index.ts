export { Callback, type CallbackProps } from './callback';
export { ConnectedApps, type ConnectedAppsProps } from './connected-apps';
export { IdentityProvider, type IdentityProviderProps } from './identity-provider';
export { Login, type LoginProps } from './login';
export { PasskeyRegistration, type PasskeyRegistrationProps } from './passkey-registration';
export { PasswordReset, type PasswordResetProps } from './password-reset';
export { StepUp, type StepUpProps } from './step-up';
export { useSession, useUser } from './use-account';
export { useSignIn } from './use-sign-in';
