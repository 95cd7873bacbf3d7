import { base64url } from 'jose';
import { isRecord } from './fields';

/** The client data of a ceremony: the challenge that the browser received, and the origin. */
export interface ClientData {
  readonly challenge: string;
  readonly origin: string;
}

/** A credential as the browser created it, parsed from the text that the client sends; undefined when it is not one. */
export function readCredential<Credential>(text: string): (Credential & { clientData: ClientData }) | undefined {
  const credential = parse(text);
  const response = isRecord(credential) ? credential['response'] : undefined;
  const encoded = isRecord(response) ? response['clientDataJSON'] : undefined;
  const clientData = typeof encoded === 'string' ? parse(decode(encoded)) : undefined;
  if (!isRecord(credential) || !isRecord(clientData)) return undefined;
  const { challenge, origin } = clientData;
  if (typeof challenge !== 'string' || typeof origin !== 'string' || !URL.canParse(origin)) return undefined;
  // The verifier checks every member of it. This function read only the members that it needs to find the challenge.
  return { ...(credential as Credential), clientData: { challenge, origin } };
}

/**
 * Tells whether a page may use a relying party: it must be on its domain or below, and either secure or on this
 * machine.
 */
export function isOriginOf(rpId: string, origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return (protocol === 'https:' || isLocal) && (hostname === rpId || hostname.endsWith(`.${rpId}`));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The text in base64url; empty when it is not base64url. */
function decode(encoded: string): string {
  try {
    return new TextDecoder().decode(base64url.decode(encoded));
  } catch {
    return '';
  }
}
