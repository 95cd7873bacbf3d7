export type {
  Config,
  OAuthProviderConfig,
  OAuthProviderType,
  OneTapPosition,
  Product,
} from '../flows/core/config/config';
export type { EventType, WidgetEvent } from '../flows/core/host/events';
export type { ErrorType } from '../flows/core/provider/errors';
export { WidgetError } from '../flows/core/provider/widget-error';
export type { Theme, ThemeOption } from '../tokens/theme';
export type { ConsentManifest, ConsentProps } from '../flows/identity-provider';
export type { IdentityProviderOptions } from './kinds/identity-provider';
export type { PasswordResetOptions } from './kinds/password-reset';
export { mountIdentityProvider } from './mount-identity-provider';
export { mountLogin } from './mount-login';
export { mountPasskeyRegistration } from './mount-passkey-registration';
export { mountPasswordReset } from './mount-password-reset';
export type { Callbacks, Mounted, WidgetOptions } from './options';
export type { Client } from './stytch/client';
export { type LateClient, lateClient } from './stytch/late-client';
