export type {
  Config,
  OAuthProviderConfig,
  OAuthProviderType,
  OneTapPosition,
  Product,
} from '../flows/core/config/config';
export type { EventType } from '../flows/core/host/events';
export type { ScreenName } from '../flows/core/screen/screen-name';
export type { EventData, WidgetEvent } from './events';
export type { MessageId, Strings } from './locales/catalogue';
export type { ErrorType } from '../flows/core/provider/errors';
export { WidgetError } from '../flows/core/provider/widget-error';
export { returnAddress } from './host/return-address';
export type { Theme, ThemeOption } from '../tokens/theme';
export type {
  ConsentItem,
  ConsentManifest,
  ConsentManifestMaker,
  ConsentProps,
  ConsentSection,
} from '../flows/identity-provider';
export { type CallbackOptions, mountCallback } from './mounts/callback';
export { type ConnectedAppsOptions, mountConnectedApps } from './mounts/connected-apps';
export { type IdentityProviderOptions, mountIdentityProvider } from './mounts/identity-provider';
export { type LoginOptions, mountLogin } from './mounts/login';
export { mountPasskeyRegistration, type PasskeyRegistrationOptions } from './mounts/passkey-registration';
export { mountPasswordReset, type PasswordResetOptions } from './mounts/password-reset';
export { mountStepUp, type StepUpOptions } from './mounts/step-up';
export type { Callbacks, Mounted, WidgetOptions } from './options';
export type { Client, LateClient } from './stytch/client';
export { lateClient } from './stytch/late-client';
