import { watchTime } from '../../../flows/core/time/timing';
import type { MountSignal } from '../defer';
import { isRecord } from '../../../flows/core/provider/record';
import type { Internals } from '../internals';
import { base64url } from './base64url';

/** The Signal API (WebAuthn Level 3, 5.1.10), where the browser has it. */
interface Signals {
  signalUnknownCredential?(what: { rpId: string; credentialId: string }): Promise<void>;
  signalAllAcceptedCredentials?(what: {
    rpId: string;
    userId: string;
    allAcceptedCredentialIds: string[];
  }): Promise<void>;
}

const signals = (): Signals => (typeof PublicKeyCredential === 'function' ? PublicKeyCredential : {}) as Signals;

/** No code waits for a password manager, and no error is reported when it does not respond. */
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

/**
 * Deletions within this time are signalled together, in milliseconds: listing the remaining credentials starts a
 * registration.
 */
const pause = 1_000;

/**
 * Signals the provider's credentials, so that the password manager removes the others. `expected` is their number, if a
 * user is signed in: an incomplete list would hide passkeys that still work.
 */
export function acceptedSignal(internals: Internals, mountSignal: MountSignal, expected: () => number | undefined) {
  let waiting: { stop(): void } | undefined;
  const signalRemaining = async (domain: string | undefined) => {
    if (expected() === undefined) return;
    const accepted = await fetchAcceptedCredentials(internals, domain);
    if (accepted && accepted.allAcceptedCredentialIds.length === expected())
      await signals().signalAllAcceptedCredentials?.(accepted);
  };
  return (domain: string | undefined) => {
    const signal = mountSignal();
    if (signal.aborted || !signals().signalAllAcceptedCredentials) return;
    waiting?.stop();
    waiting = watchTime(signal, { [pause]: () => quietly(() => signalRemaining(domain)) });
  };
}

/** The only response of the provider that lists the user's credentials: those that a registration excludes. */
async function fetchAcceptedCredentials({ fetchSDK }: Internals, domain = location.hostname) {
  const answer = await fetchSDK?.({
    url: '/webauthn/register/start',
    method: 'POST',
    body: { domain, return_passkey_credential_options: true, user_agent: navigator.userAgent },
  });
  const text = isRecord(answer) ? answer['public_key_credential_creation_options'] : undefined;
  const options: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
  if (!isRecord(options) || !isRecord(options['user'])) return undefined;
  const { id: userId } = options['user'];
  const { rp, excludeCredentials } = options;
  if (typeof userId !== 'string') return undefined;
  const excluded: unknown[] = Array.isArray(excludeCredentials) ? excludeCredentials : [];
  const allAcceptedCredentialIds = excluded
    .map((credential) => (isRecord(credential) ? credential['id'] : undefined))
    .filter((id) => typeof id === 'string')
    .map(base64url);
  const rpId = isRecord(rp) && typeof rp['id'] === 'string' ? rp['id'] : domain;
  return { rpId, userId: base64url(userId), allAcceptedCredentialIds };
}
