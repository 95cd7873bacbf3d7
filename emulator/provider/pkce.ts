import { base64url } from 'jose';
import { ApiError } from './errors';
import type { Fields } from './fields';

/** Tells whether a text has the form of a challenge: a SHA-256 digest in base64url. */
export const isCodeChallenge = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** The challenge that starts a flow; refuses a malformed one, and none where the project requires one. */
export function readCodeChallenge(body: Fields, isRequired: boolean): string | undefined {
  const challenge = body.optionalString('code_challenge');
  if (isRequired && challenge === undefined) {
    throw new ApiError('invalid_pkce_code_challenge', 'This project requires PKCE: a code_challenge must be sent.');
  }
  if (challenge !== undefined && !isCodeChallenge(challenge)) throw new ApiError('invalid_pkce_code_challenge');
  return challenge;
}

/**
 * The challenge of an authorization request, by S256: the hosted client sends no method, and means S256. An empty one
 * is none.
 */
export function readS256Challenge(body: Fields): string | undefined {
  const challenge = body.optionalString('code_challenge');
  const method = body.optionalString('code_challenge_method') ?? 'S256';
  if (method !== 'S256') throw new ApiError('invalid_pkce_code_challenge', 'The code_challenge_method must be S256.');
  if (!challenge) return undefined;
  if (!isCodeChallenge(challenge)) throw new ApiError('invalid_pkce_code_challenge');
  return challenge;
}

/** Refuses a flow that is completed by another client than the one that started it (S256). */
export async function verifyCodeVerifier(challenge: string | undefined, verifier: string | undefined): Promise<void> {
  if (challenge === undefined && verifier === undefined) return;
  if (challenge === undefined) throw new ApiError('pkce_did_not_expect_code_verifier');
  if (verifier === undefined) throw new ApiError('pkce_expected_code_verifier');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  if (base64url.encode(new Uint8Array(digest)) !== challenge) throw new ApiError('pkce_mismatch');
}
