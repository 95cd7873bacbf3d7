import { safely } from '../../../flows/core/host/safely';
import { isRecord } from '../../../flows/core/provider/record';
import { property } from '../../host/untyped';
import { has, internalPart } from '../internals';
import { base64url } from './base64url';

/** The path of the request whose response contains the browser's options for a new passkey. */
const path = '/webauthn/register/start';

/**
 * The creation options that the client received for one registration. Their challenge distinguishes its own browser
 * call from a call of the page at the same time.
 */
export interface GivenOptions {
  /** True where the response to the client can be observed. */
  readonly isSeen: boolean;
  /** Tells whether these are the options that the client received. */
  areOf(publicKey: object): boolean;
}

/** Begins a registration of the client's, and records the options that it receives. */
export function noteGivenOptions(client: object): { given: GivenOptions; begin<Made>(register: () => Made): Made } {
  const network = property(internalPart(client), 'networkClient');
  let challenge: string | undefined;
  const note = (answer: unknown) => {
    const text = isRecord(answer) ? answer['public_key_credential_creation_options'] : undefined;
    const options: unknown = typeof text === 'string' ? safely(() => JSON.parse(text)) : undefined;
    if (isRecord(options) && typeof options['challenge'] === 'string') challenge = base64url(options['challenge']);
  };
  return {
    given: {
      isSeen: has(network, 'fetchSDK'),
      areOf: (publicKey) => challenge !== undefined && encoded(property(publicKey, 'challenge')) === challenge,
    },
    begin: (register) => (has(network, 'fetchSDK') ? standIn(network, note, register) : register()),
  };
}

/**
 * Replaces `fetchSDK` while a registration starts. The client makes its first request in the same turn, so no other
 * request is observed.
 */
function standIn<Made>(
  network: { fetchSDK(...given: unknown[]): unknown },
  note: (answer: unknown) => void,
  register: () => Made,
): Made {
  const own = Object.getOwnPropertyDescriptor(network, 'fetchSDK');
  const original = network.fetchSDK;
  const value = async (request: unknown) => {
    const answer: unknown = await original.call(network, request);
    if (property(request, 'url') === path) note(answer);
    return answer;
  };
  if (!Reflect.defineProperty(network, 'fetchSDK', { configurable: true, writable: true, value })) return register();
  try {
    return register();
  } finally {
    Reflect.deleteProperty(network, 'fetchSDK');
    if (own) Reflect.defineProperty(network, 'fetchSDK', own);
  }
}

function encoded(bytes: unknown): string | undefined {
  if (!(bytes instanceof ArrayBuffer) && !ArrayBuffer.isView(bytes)) return undefined;
  const view =
    bytes instanceof ArrayBuffer
      ? new Uint8Array(bytes)
      : new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return base64url(btoa(String.fromCharCode(...view)));
}
