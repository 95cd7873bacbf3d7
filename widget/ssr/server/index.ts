import { type IdentityProviderOptions, identityProviderDefinition } from '../../mounts/identity-provider';
import { nobody } from '../hydratable-widget';
import { loginDefinition } from '../../mounts/login';
import { passkeyRegistrationDefinition } from '../../mounts/passkey-registration';
import { type PasswordResetOptions, passwordResetDefinition } from '../../mounts/password-reset';
import type { WidgetOptions } from '../../options';
import { fillServerKit } from './set-server-functions';
import { render, type ServerOptions } from './render';

export type { DrawingOptions, ServerOptions } from './render';
export { type SessionStrength, sessionStrength } from './session-strength';
export { renderSignInButton } from './sign-in-button';
export { stylesFor } from './styles-for';

await fillServerKit();

/**
 * Draws the first screen of sign-up and log-in: markup for the element that `mountLogin` is given, which takes it over. The
 * same bytes for the same options, so it can be kept.
 */
export function renderLogin(options: ServerOptions<WidgetOptions>): string {
  return render(loginDefinition, { ...options, client: nobody });
}

/** Draws the form where a reset link leads. What the link brings is read in the browser. */
export function renderPasswordReset(options: ServerOptions<PasswordResetOptions>): string {
  return render(passwordResetDefinition, { ...options, client: nobody });
}

/** Draws the place of the set-up of passkeys: whose they are is known in the browser alone. */
export function renderPasskeyRegistration(options: ServerOptions<WidgetOptions>): string {
  return render(passkeyRegistrationDefinition, { ...options, client: nobody });
}

/** Draws the place of consent: what is asked, and of whom, is known in the browser alone. */
export function renderIdentityProvider(options: ServerOptions<IdentityProviderOptions>): string {
  return render(identityProviderDefinition, { ...options, client: nobody });
}
