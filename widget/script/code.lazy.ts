// The code that the script fetches on demand. This file imports nothing, so that it runs before all other code.
// Each function takes its part in a line of its own: the bundler makes more of an import in the same expression.

/** The code that makes a client. */
export const fetchClient = () => import('./make-client');

/** Consent and log-out. */
export const fetchIdentityProvider = async () => {
  const code = await import('../mounts/identity-provider');
  return code.mountIdentityProvider;
};

/** The applications with access to an account. */
export const fetchConnectedApps = async () => {
  const code = await import('../mounts/connected-apps');
  return code.mountConnectedApps;
};

/** A step-up that a host requests. */
export const fetchStepUp = async () => {
  const code = await import('../mounts/step-up');
  return code.mountStepUp;
};

/** Setting a new password. */
export const fetchPasswordReset = async () => {
  const code = await import('../mounts/password-reset');
  return code.mountPasswordReset;
};

/** Setting up and managing passkeys. */
export const fetchPasskeyRegistration = async () => {
  const code = await import('../mounts/passkey-registration');
  return code.mountPasskeyRegistration;
};

/** The return of links. */
export const fetchCallback = async () => {
  const code = await import('../mounts/callback');
  return code.mountCallback;
};

const parameters = new URLSearchParams(location.search);

let fetchedClient: ReturnType<typeof fetchClient> | undefined;

/**
 * The code that creates a client, fetched once. A log-in page asks for it after its first paint, since it takes longer to run
 * than the rest. Where storage is blocked it fails to load; the mount then shows the failure.
 */
export const clientCode = () => (fetchedClient ??= fetchClient());

/** The code of what needs a session, fetched beside the code that creates its client. */
export const withClient =
  <Code>(fetchCode: () => Promise<Code>) =>
  (): Promise<Code> => {
    clientCode().catch(() => undefined);
    return fetchCode();
  };

/** True on a page with an authorization request: it will mount the identity provider, which is fetched early. */
export const isAuthorization = parameters.has('client_id');
if (isAuthorization) withClient(fetchIdentityProvider)().catch(() => undefined);
