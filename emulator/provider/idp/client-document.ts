import { grantTypes, type OAuthClient } from '../clients';
import { Fields, isRecord } from '../fields';
import { isLoopback } from '../loopback';
import { findUnusableURIs } from './redirect-uris';

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
    const answer = await fetch(id, { redirect: 'error', cache: 'no-store', signal: AbortSignal.timeout(maxWait) });
    const text = answer.ok ? await answer.text() : '';
    return text.length > longest ? undefined : clientOf(id, JSON.parse(text));
  } catch {
    // A document that cannot be fetched, or parsed, describes no application.
    return undefined;
  }
}

/** Tells whether a client id is the address of a document on this machine. */
export function isDocumentAddress(id: string): boolean {
  if (!URL.canParse(id)) return false;
  const { protocol, hostname, pathname, hash, username, password, href } = new URL(id);
  const isPlain = href === id && pathname !== '/' && hash === '' && username === '' && password === '';
  return /^https?:$/.test(protocol) && isLoopback(hostname) && isPlain;
}

function clientOf(id: string, document: unknown): OAuthClient | undefined {
  if (!isRecord(document) || document['client_id'] !== id || hasSecret(document)) return undefined;
  const body = new Fields(document, (field, expected) => new Error(`"${field}" must be ${expected}.`));
  const redirectUris = body.optionalStrings('redirect_uris');
  const grants = body.optionalStrings('grant_types');
  if (!redirectUris || grants?.includes('authorization_code') === false) return undefined;
  const scopes = body.optionalString('scope')?.split(' ').filter(Boolean);
  if (scopes?.includes('full_access')) return undefined;
  const logo = body.optionalString('logo_uri');
  const client: OAuthClient = {
    client_id: id,
    client_name: body.optionalString('client_name') ?? '',
    ...(logo !== undefined && { client_logo_url: logo }),
    redirect_uris: redirectUris,
    post_logout_redirect_uris: body.optionalStrings('post_logout_redirect_uris') ?? [],
    ...(scopes && { scopes }),
    ...(grants && { grant_types: grantTypes.filter((one) => grants.includes(one)) }),
    first_party: false,
    client_type: 'third_party_public',
  };
  return findUnusableURIs(client) ? undefined : client;
}

/** Tells whether a document has a secret, or a method that needs one. Anyone can read it, so it must not. */
function hasSecret(document: Readonly<Record<string, unknown>>): boolean {
  const { client_secret: secret, client_secret_expires_at: expiry, token_endpoint_auth_method: method } = document;
  return secret !== undefined || expiry !== undefined || (method !== undefined && method !== 'none');
}
