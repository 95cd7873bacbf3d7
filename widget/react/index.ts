import type { DrawingProps } from '../ssr/ssr-props';
import type { CallbackOptions } from '../mounts/callback';
import type { ConnectedAppsOptions } from '../mounts/connected-apps';
import type { IdentityProviderOptions } from '../mounts/identity-provider';
import type { PasswordResetOptions } from '../mounts/password-reset';
import type { StepUpOptions } from '../mounts/step-up';
import type { WidgetOptions } from '../options';

/** The props of `<Callback>`. */
export type CallbackProps = CallbackOptions & DrawingProps;
/** The props of `<ConnectedApps>`. */
export type ConnectedAppsProps = ConnectedAppsOptions & DrawingProps;
/** The props of `<IdentityProvider>`. */
export type IdentityProviderProps = IdentityProviderOptions & DrawingProps;
/** The props of `<Login>`. */
export type LoginProps = WidgetOptions & DrawingProps;
/** The props of `<PasskeyRegistration>`. */
export type PasskeyRegistrationProps = WidgetOptions & DrawingProps;
/** The props of `<PasswordReset>`. */
export type PasswordResetProps = PasswordResetOptions & DrawingProps;
/** The props of `<StepUp>`. */
export type StepUpProps = StepUpOptions & DrawingProps;
export { Callback } from './callback';
export { ConnectedApps } from './connected-apps';
export { IdentityProvider } from './identity-provider';
export { Login } from './login';
export { PasskeyRegistration } from './passkey-registration';
export { PasswordReset } from './password-reset';
export { StepUp } from './step-up';
export { useSignIn } from './use-sign-in';
