import { type CDPSession, type Page, test } from '@playwright/test';
import { engine } from './condition';

/** A credential of the virtual authenticator. */
export interface VirtualCredential {
  credentialId: string;
  userName?: string;
  userDisplayName?: string;
}

/** Chromium's virtual authenticator. */
export interface Authenticator {
  credentials(): Promise<VirtualCredential[]>;
  /** Puts a user there to touch it, at once and always, or takes them away. */
  setPresence(isPresent: boolean): Promise<void>;
  /** Makes the user who they say they are, or another user. */
  setVerified(isVerified: boolean): Promise<void>;
  remove(credentialId: string): Promise<void>;
  clear(): Promise<void>;
  /** The events of its credentials through the Signal API, in order. */
  events: string[];
}

/**
 * Makes a page's browser say that it creates passkeys without a question. The virtual authenticator does not, so it is
 * asked as usual, and the page notes the `mediation` of the request in `data-mediation`.
 */
export async function claimConditionalCreation(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.getClientCapabilities = async () => ({ conditionalCreate: true });
    const create = navigator.credentials.create.bind(navigator.credentials);
    navigator.credentials.create = (options: CredentialCreationOptions & { mediation?: string } = {}) => {
      const { mediation, ...others } = options;
      document.documentElement.dataset['mediation'] = String(mediation);
      return create(others);
    };
  });
}

/** Gives a page an authenticator that holds passkeys. `isPresent: false` leaves every request pending. */
export async function addAuthenticator(page: Page, { isPresent = true } = {}): Promise<Authenticator> {
  test.skip(engine !== 'chromium', 'only Chromium has a virtual authenticator');
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: isPresent,
    },
  });
  const events: string[] = [];
  session.on('WebAuthn.credentialDeleted', ({ credentialId }) => void events.push(`deleted ${credentialId}`));
  session.on('WebAuthn.credentialUpdated', ({ credential }) => void events.push(`updated ${credential.userName}`));
  return {
    credentials: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    setPresence: async (enabled) =>
      void (await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })),
    setVerified: async (isUserVerified) =>
      void (await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })),
    remove: async (credentialId) =>
      void (await session.send('WebAuthn.removeCredential', { authenticatorId, credentialId })),
    clear: async () => void (await session.send('WebAuthn.clearCredentials', { authenticatorId })),
    events,
  };
}
