import type { ElementProps } from '../ssr/ssr-props';
import type { CallbackOptions } from '../mounts/callback';
import type { ConnectedAppsOptions } from '../mounts/connected-apps';
import type { IdentityProviderOptions } from '../mounts/identity-provider';
import type { LoginOptions } from '../mounts/login';
import type { PasskeyRegistrationOptions } from '../mounts/passkey-registration';
import type { PasswordResetOptions } from '../mounts/password-reset';
import type { StepUpOptions } from '../mounts/step-up';

/** The props of `<Callback>`. */
export type CallbackProps = CallbackOptions & ElementProps;
/** The props of `<ConnectedApps>`. */
export type ConnectedAppsProps = ConnectedAppsOptions & ElementProps;
/** The props of `<IdentityProvider>`. */
export type IdentityProviderProps = IdentityProviderOptions & ElementProps;
/** The props of `<Login>`. */
export type LoginProps = LoginOptions & ElementProps;
/** The props of `<PasskeyRegistration>`. */
export type PasskeyRegistrationProps = PasskeyRegistrationOptions & ElementProps;
/** The props of `<PasswordReset>`. */
export type PasswordResetProps = PasswordResetOptions & ElementProps;
/** The props of `<StepUp>`. */
export type StepUpProps = StepUpOptions & ElementProps;
export { Callback } from './callback';
export { ConnectedApps } from './connected-apps';
export { IdentityProvider } from './identity-provider';
export { Login } from './login';
export { PasskeyRegistration } from './passkey-registration';
export { PasswordReset } from './password-reset';
export { StepUp } from './step-up';
export { useSession, useUser } from './use-account';
export { useSignIn } from './use-sign-in';
