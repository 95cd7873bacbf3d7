import { clip } from '../core/words/untrusted-text';

/** The kind of a token that signs in. `login` is that of a reset mail's other link, `impersonation` that of staff who act as a user. */
export type SignInTokenType = 'magic_links' | 'login' | 'oauth' | 'impersonation';

/** An arrival with a token that signs in. */
export interface SignInArrival {
  kind: 'signIn';
  type: SignInTokenType;
  token: string;
}

/** An arrival by a link: to sign in, to set a new password, with a refusal, or with nothing that is known. */
export type Arrival =
  | SignInArrival
  | { kind: 'reset'; token: string }
  | { kind: 'declined'; error: string; description: string | undefined }
  | { kind: 'nothing' };

const signInTypes: readonly SignInTokenType[] = ['magic_links', 'login', 'oauth', 'impersonation'];

/** Reads the parameters of a link. An `error` wins over a token, because an error can sign no one in. */
export function readArrival(query: URLSearchParams): Arrival {
  const error = query.get('error');
  if (error) return { kind: 'declined', error: clip(error), description: descriptionOf(query) };
  const token = query.get('token');
  const type = query.get('stytch_token_type');
  if (!token) return { kind: 'nothing' };
  if (type === 'reset_password') return { kind: 'reset', token };
  const known = signInTypes.find((one) => one === type);
  return known ? { kind: 'signIn', type: known, token } : { kind: 'nothing' };
}

function descriptionOf(query: URLSearchParams): string | undefined {
  return clip((query.get('error_description') ?? '').trim()) || undefined;
}
