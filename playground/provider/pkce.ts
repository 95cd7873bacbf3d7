import { base64url } from 'jose';
import { ApiError } from './errors';
import type { Fields } from './fields';

/** The challenge that starts a flow; refuses when the project asks for one and there is none. */
export function readCodeChallenge(body: Fields, isRequired: boolean): string | undefined {
  const challenge = body.optionalString('code_challenge');
  if (isRequired && challenge === undefined) throw new ApiError('pkce_expected_code_challenge');
  return challenge;
}

/** Refuses a flow that is finished by somebody other than who started it (S256). */
export async function verifyCodeVerifier(challenge: string | undefined, verifier: string | undefined): Promise<void> {
  if (challenge === undefined && verifier === undefined) return;
  if (challenge === undefined) throw new ApiError('pkce_did_not_expect_code_verifier');
  if (verifier === undefined) throw new ApiError('pkce_expected_code_verifier');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  if (base64url.encode(new Uint8Array(digest)) !== challenge) throw new ApiError('pkce_mismatch');
}
