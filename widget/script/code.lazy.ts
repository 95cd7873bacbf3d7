// The code that the script fetches on demand. This file imports nothing, so that it runs before all other code.

/** Fetches one export of a module. A bundler writes less for an `import()` on its own than for one whose export is taken with it. */
const part =
  <Module, Name extends keyof Module>(fetchModule: () => Promise<Module>, exported: Name) =>
  (): Promise<Module[Name]> =>
    fetchModule().then((module) => module[exported]);

/**
 * The code that creates a client. A log-in page asks for it after its first paint, since it takes longer to run than the
 * rest. Where storage is blocked it fails to load; the mount then shows the failure.
 */
export const clientCode = () => import('./make-client');

/** Consent and log-out. */
export const fetchIdentityProvider = part(() => import('../mounts/identity-provider'), 'mountIdentityProvider');

/** The applications with access to an account. */
export const fetchConnectedApps = part(() => import('../mounts/connected-apps'), 'mountConnectedApps');

/** A step-up that a host requests. */
export const fetchStepUp = part(() => import('../mounts/step-up'), 'mountStepUp');

/** Setting a new password. */
export const fetchPasswordReset = part(() => import('../mounts/password-reset'), 'mountPasswordReset');

/** Setting up and managing passkeys. */
export const fetchPasskeyRegistration = part(
  () => import('../mounts/passkey-registration'),
  'mountPasskeyRegistration',
);

/** The return of links. */
export const fetchCallback = part(() => import('../mounts/callback'), 'mountCallback');

const parameters = new URLSearchParams(location.search);

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
