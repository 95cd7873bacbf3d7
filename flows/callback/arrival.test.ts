import { expect, test } from 'vitest';
import { readArrival } from './arrival';

const read = (query: string) => readArrival(new URLSearchParams(query));

test.each(['magic_links', 'oauth', 'login'])('a link of type %s is read as a log-in', (type) => {
  expect(read(`stytch_token_type=${type}&token=abc&next=%2F`)).toEqual({ kind: 'signIn', type, token: 'abc' });
});

test('a reset link is read as a password reset', () => {
  expect(read('stytch_token_type=reset_password&token=abc')).toEqual({ kind: 'reset', token: 'abc' });
});

test.each([
  '',
  'token=abc',
  'stytch_token_type=magic_links',
  'stytch_token_type=magic_links&token=',
  'stytch_token_type=MAGIC_LINKS&token=abc',
  'stytch_token_type=impersonation',
  'stytch_token_type=impersonated&token=abc',
  'stytch_token_type=__proto__&token=abc',
  'error=',
  'error_description=Hello',
])('an address with "%s" has no link', (query) => {
  expect(read(query)).toEqual({ kind: 'nothing' });
});

test('a refusal counts before a token', () => {
  expect(read('error=access_denied&stytch_token_type=oauth&token=abc')).toEqual({
    kind: 'declined',
    error: 'access_denied',
    description: undefined,
  });
});

test('the description of a refusal is cut to three hundred characters, and a blank one is not shown [T-BACK-1]', () => {
  const long = read(`error=${'e'.repeat(5_000)}&error_description=${'d'.repeat(5_000)}`);
  expect(long.kind === 'declined' && [long.error.length, long.description?.length]).toEqual([300, 300]);
  expect(read('error=x&error_description=%20%09%0A')).toEqual({ kind: 'declined', error: 'x', description: undefined });
});

test.each(['a'.repeat(100_000), '<img src=x onerror=alert(1)>', '\u202etoken\u0000', '../../x?y=z&w#v', '💥'])(
  'a token is read byte for byte, whatever it contains [T-BACK-2]',
  (token) => {
    const query = new URLSearchParams({ stytch_token_type: 'magic_links', token });
    expect(readArrival(query)).toEqual({ kind: 'signIn', type: 'magic_links', token });
  },
);
