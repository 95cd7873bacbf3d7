import type { OAuthClient } from '../clients';
import { Fields, isRecord } from '../fields';
import { isLoopback } from '../loopback';

/** The maximum length of a document, in characters. */
const longest = 5_120;

/** The longest wait for one, in milliseconds. */
const maxWait = 3_000;

/**
 * The application that a client ID metadata document describes, whose address is the client id
 * (draft-ietf-oauth-client-id-metadata-document). It is fetched only from this machine, also by http, because no
 * certificate is available there. A test registers an application of another machine. Undefined where there is none.
 */
export async function fetchClientDocument(id: string): Promise<OAuthClient | undefined> {
  if (!isDocumentAddress(id)) return undefined;
  try {
    const answer = await fetch(id, { redirect: 'error', signal: AbortSignal.timeout(maxWait) });
    const text = answer.ok ? await answer.text() : '';
    return text.length > longest ? undefined : clientOf(id, JSON.parse(text));
  } catch {
    // A document that cannot be fetched, or parsed, describes no application.
    return undefined;
  }
}

function isDocumentAddress(id: string): boolean {
  if (!URL.canParse(id)) return false;
  const { protocol, hostname, pathname, hash, username, password, href } = new URL(id);
  const isPlain = href === id && pathname !== '/' && hash === '' && username === '' && password === '';
  return /^https?:$/.test(protocol) && isLoopback(hostname) && isPlain;
}

function clientOf(id: string, document: unknown): OAuthClient | undefined {
  if (!isRecord(document) || document['client_id'] !== id) return undefined;
  const body = new Fields(document, (field, expected) => new Error(`"${field}" must be ${expected}.`));
  const redirectUris = body.optionalStrings('redirect_uris');
  if (!redirectUris || body.optionalString('client_secret') !== undefined) return undefined;
  const logo = body.optionalString('logo_uri');
  return {
    client_id: id,
    client_name: body.optionalString('client_name') ?? '',
    ...(logo !== undefined && { client_logo_url: logo }),
    redirect_uris: redirectUris,
    post_logout_redirect_uris: body.optionalStrings('post_logout_redirect_uris') ?? [],
    first_party: false,
    client_type: 'third_party_public',
  };
}
