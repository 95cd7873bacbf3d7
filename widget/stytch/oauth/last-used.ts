import type { OAuthProviderType } from '../../../flows/core/config/config';
import { isOAuthProviderType } from '../../../flows/oauth/provider-names';
import { isRecord } from '../../../flows/core/provider/is-record';
import type { Internals } from '../internals';

/**
 * Which provider this browser last signed in with. A start alone says nothing: it becomes the last one when a session
 * by it is seen, or when this page was reached by its success. Kept in local storage, for this project alone; a
 * browser that keeps nothing marks nothing.
 */
export function lastUsed(internals: Internals, session: unknown): OAuthProviderType | undefined {
  const started = read(internals, 'started');
  if (started && (hasFactor(session, started) || cameByOAuth())) {
    write(internals, 'used', started);
    write(internals, 'started', undefined);
  }
  return read(internals, 'used');
}

/** Notes where somebody is about to go. */
export function rememberStart(internals: Internals, type: OAuthProviderType): void {
  write(internals, 'started', type);
}

type Note = 'started' | 'used';

const keyOf = ({ publicToken = '' }: Internals, note: Note) => `vestibule:${publicToken}:oauth_${note}`;

function read(internals: Internals, note: Note): OAuthProviderType | undefined {
  try {
    const value = localStorage.getItem(keyOf(internals, note));
    return value !== null && isOAuthProviderType(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function write(internals: Internals, note: Note, type: OAuthProviderType | undefined): void {
  try {
    if (type) localStorage.setItem(keyOf(internals, note), type);
    else localStorage.removeItem(keyOf(internals, note));
  } catch {
    // Storage that may not be written keeps nothing.
  }
}

function hasFactor(session: unknown, type: OAuthProviderType): boolean {
  const factors = isRecord(session) ? session['authentication_factors'] : undefined;
  return (
    Array.isArray(factors) &&
    factors.some((factor: unknown) => isRecord(factor) && String(factor['delivery_method']).includes(`oauth_${type}`))
  );
}

/** The address this page was loaded from, which stays known when the token has been taken out of the address bar. */
function cameByOAuth(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const query = entry && URL.canParse(entry.name) ? new URL(entry.name).searchParams : undefined;
  return query?.get('stytch_token_type') === 'oauth' && query.has('token');
}
