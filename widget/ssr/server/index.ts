import { type IdentityProviderOptions, identityProviderDefinition } from '../../mounts/identity-provider';
import { serverClient } from '../hydratable-widget';
import { loginDefinition, type LoginOptions } from '../../mounts/login';
import { passkeyRegistrationDefinition, type PasskeyRegistrationOptions } from '../../mounts/passkey-registration';
import { type PasswordResetOptions, passwordResetDefinition } from '../../mounts/password-reset';
import { fillServerFunctions } from './set-server-functions';
import { render, type ServerOptions } from './render';

export type { RenderingOptions, ServerOptions } from './render';
export { type SessionStrength, sessionStrength } from './session-strength';
export { renderSignInButton } from './sign-in-button';
export { stylesFor } from './styles-for';

await fillServerFunctions();

/**
 * Renders the first screen of sign-up and log-in: markup for the element that `mountLogin` is given, which takes it over. The
 * same bytes for the same options, so it can be kept.
 */
export function renderLogin(options: ServerOptions<LoginOptions>): string {
  return render(loginDefinition, { ...options, client: serverClient });
}

/** Renders the form where a reset link leads. What the link brings is read in the browser. */
export function renderPasswordReset(options: ServerOptions<PasswordResetOptions>): string {
  return render(passwordResetDefinition, { ...options, client: serverClient });
}

/** Renders the place of the set-up of passkeys: whose they are is known in the browser alone. */
export function renderPasskeyRegistration(options: ServerOptions<PasskeyRegistrationOptions>): string {
  return render(passkeyRegistrationDefinition, { ...options, client: serverClient });
}

/** Renders the place of consent: what is asked, and of whom, is known in the browser alone. */
export function renderIdentityProvider(options: ServerOptions<IdentityProviderOptions>): string {
  return render(identityProviderDefinition, { ...options, client: serverClient });
}
