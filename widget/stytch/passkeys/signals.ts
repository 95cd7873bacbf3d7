import { isRecord } from '../is-record';
import type { Internals } from '../internals';

/** The Signal API (WebAuthn Level 3, 5.1.10), where the browser has it. */
interface Signals {
  signalUnknownCredential?(what: { rpId: string; credentialId: string }): Promise<void>;
  signalAllAcceptedCredentials?(what: {
    rpId: string;
    userId: string;
    allAcceptedCredentialIds: string[];
  }): Promise<void>;
  signalCurrentUserDetails?(what: { rpId: string; userId: string; name: string; displayName: string }): Promise<void>;
}

const signals = (): Signals => (typeof PublicKeyCredential === 'function' ? PublicKeyCredential : {}) as Signals;

/** Nobody waits for a password manager, and nobody is told when it does not listen. */
function quietly(work: () => Promise<void> | undefined): void {
  try {
    void work()?.catch(() => undefined);
  } catch {
    // A browser that has the method and refuses the call.
  }
}

/** A passkey that the provider does not know: the password manager stops offering it. */
export function signalUnknown(rpId: string, credentialId: string): void {
  quietly(() => signals().signalUnknownCredential?.({ rpId, credentialId }));
}

/** What the provider has on file: the password manager forgets the others. */
export function signalAccepted(internals: Internals, domain: string | undefined, expected: number): void {
  if (!signals().signalAllAcceptedCredentials) return;
  quietly(async () => {
    const file = await fetchFile(internals, domain);
    // A list that is not whole would hide passkeys that still work.
    if (file?.credentialIds.length !== expected) return;
    const { rpId, userId, credentialIds } = file;
    await signals().signalAllAcceptedCredentials?.({ rpId, userId, allAcceptedCredentialIds: credentialIds });
  });
}

/** Who the person is now: the password manager shows the right name beside their passkeys. */
export function signalDetails(internals: Internals, domain: string | undefined): void {
  if (!signals().signalCurrentUserDetails) return;
  quietly(async () => {
    const file = await fetchFile(internals, domain);
    if (!file) return;
    const { rpId, userId, name, displayName } = file;
    await signals().signalCurrentUserDetails?.({ rpId, userId, name, displayName });
  });
}

/** The one answer of the provider that names the person's credentials: what a registration would have to exclude. */
async function fetchFile({ fetchSDK }: Internals, domain = location.hostname) {
  const answer = await fetchSDK?.({
    url: '/webauthn/register/start',
    method: 'POST',
    body: { domain, return_passkey_credential_options: true, user_agent: navigator.userAgent },
  });
  const text = isRecord(answer) ? answer['public_key_credential_creation_options'] : undefined;
  const options: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
  if (!isRecord(options) || !isRecord(options['user'])) return undefined;
  const { id: userId, name, displayName } = options['user'];
  const { rp, excludeCredentials } = options;
  if (typeof userId !== 'string' || typeof name !== 'string' || typeof displayName !== 'string') return undefined;
  const excluded: unknown[] = Array.isArray(excludeCredentials) ? excludeCredentials : [];
  const credentialIds = excluded
    .map((credential) => (isRecord(credential) ? credential['id'] : undefined))
    .filter((id) => typeof id === 'string');
  const rpId = isRecord(rp) && typeof rp['id'] === 'string' ? rp['id'] : domain;
  return { rpId, userId, name, displayName, credentialIds };
}
