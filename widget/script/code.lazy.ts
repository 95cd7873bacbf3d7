// What the script fetches when it is asked for. This file imports nothing, so that the first of it can be asked for at once.

/** The code that makes a client. */
export const fetchClient = () => import('./make-client');

/** Consent and log-out. */
export const fetchIdentityProvider = async () => (await import('../mounts/identity-provider')).mountIdentityProvider;

/** The applications with access to an account. */
export const fetchConnectedApps = async () => (await import('../mounts/connected-apps')).mountConnectedApps;

/** A step-up that a host asks for. */
export const fetchStepUp = async () => (await import('../mounts/step-up')).mountStepUp;

/** Setting a new password. */
export const fetchPasswordReset = async () => (await import('../mounts/password-reset')).mountPasswordReset;

/** Setting up and managing passkeys. */
export const fetchPasskeyRegistration = async () =>
  (await import('../mounts/passkey-registration')).mountPasskeyRegistration;

/** The return of links. */
export const fetchCallback = async () => (await import('../mounts/callback')).mountCallback;

/** Log-in over the page. */
export const fetchSignIn = async () => (await import('../sign-in')).signIn;

/** The guard of a session. */
export const fetchSessionGuard = async () => (await import('../sign-in')).guardSession;

const parameters = new URLSearchParams(location.search);

// The first thing that the script does, before its own code has run: nearly every page makes a client. Only an address with
// a token in it must not go along with a request.
const early = parameters.has('token') ? undefined : fetchClient();
early?.catch(() => undefined);

/** The code that makes a client. Where storage is blocked it cannot be read in: a user who needs it is told. */
export const clientCode = () => early ?? fetchClient();

// A page that was asked to authorize a user will say so in a moment; what it needs may as well be on its way.
if (parameters.has('client_id')) fetchIdentityProvider().catch(() => undefined);
