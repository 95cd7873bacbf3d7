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
 * Renders the first screen of sign-up and log-in: markup for the element that you pass to `mountLogin`, which hydrates it. The
 * same options give the same bytes, so you can cache it.
 */
export function renderLogin(options: ServerOptions<LoginOptions>): string {
  return render(loginDefinition, { ...options, client: serverClient });
}

/** Renders the form for a new password, where a reset link leads. The token of the link is read in the browser. */
export function renderPasswordReset(options: ServerOptions<PasswordResetOptions>): string {
  return render(passwordResetDefinition, { ...options, client: serverClient });
}

/** Renders a spinner for the passkey registration: only the browser knows which user is logged in. */
export function renderPasskeyRegistration(options: ServerOptions<PasskeyRegistrationOptions>): string {
  return render(passkeyRegistrationDefinition, { ...options, client: serverClient });
}

/** Renders a spinner for the consent page: only the browser knows the request and the user. */
export function renderIdentityProvider(options: ServerOptions<IdentityProviderOptions>): string {
  return render(identityProviderDefinition, { ...options, client: serverClient });
}
