import { expect, test } from 'vitest';
import { readRequest } from './authorization-request';
import { readLogout } from './logout/logout.actions';

/** Reads a query as the page does: a log-out to its end. */
function read(asked: string) {
  const reading = readRequest(asked);
  return reading.status === 'logout' ? readLogout(reading.parameters) : reading;
}
const refused = (kind: string, param?: string) => ({
  status: 'refused',
  problem: param === undefined ? { kind } : { kind, param },
});

const query = (entries: [string, string][]) => `?${new URLSearchParams(entries)}`;
const robot: [string, string][] = [
  ['client_id', 'robot'],
  ['redirect_uri', 'https://robot.test/back?a=1&b=%20'],
];

test('a request with few parameters gets the defaults [B-IDP-1]', () => {
  expect(read(query(robot))).toEqual({
    status: 'authorize',
    request: {
      clientId: 'robot',
      redirectURI: 'https://robot.test/back?a=1&b=%20',
      responseType: 'code',
      scopes: ['openid', 'email', 'profile'],
    },
  });
});

test('the parameters of a request are passed on byte for byte [B-IDP-1] [T-IDP-15]', () => {
  const state = `${'s+/=%&?'.repeat(500)}é`;
  const reading = read(
    query([
      ...robot,
      ['state', state],
      ['nonce', 'n+/='],
      ['code_challenge', 'abc-_'],
      ['prompt', 'consent'],
      ['response_type', 'token'],
      ['resource', 'https://a.test'],
      ['resource', 'https://b.test'],
    ]),
  );
  expect(reading).toMatchObject({
    request: {
      state,
      nonce: 'n+/=',
      codeChallenge: 'abc-_',
      prompt: 'consent',
      responseType: 'token',
      resources: ['https://a.test', 'https://b.test'],
    },
  });
});

test.each([
  ['openid  profile', ['openid', 'profile']],
  ['openid\tprofile\nemail', ['openid', 'profile', 'email']],
  [' openid openid ', ['openid']],
  ['   ', ['openid', 'email', 'profile']],
  ['__proto__ constructor', ['__proto__', 'constructor']],
])('the scopes of %j are %j [T-TEXT-17]', (scope, scopes) => {
  expect(read(query([...robot, ['scope', scope]]))).toMatchObject({ request: { scopes } });
});

test('a missing parameter is named, the client before the redirect URI [B-IDP-2]', () => {
  expect(read('')).toEqual(refused('missing', 'client_id'));
  expect(read('?client_id=robot')).toEqual(refused('missing', 'redirect_uri'));
  expect(read('?post_logout_redirect_uri=https://a.test')).toEqual(refused('missing', 'client_id'));
  expect(read('?client_id=robot&post_logout_redirect_uri=')).toEqual(refused('missing', 'post_logout_redirect_uri'));
});

test.each([
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'nonce',
  'prompt',
  'code_challenge',
  'code_challenge_method',
  'post_logout_redirect_uri',
  'id_token_hint',
])('a repeated %s is refused, also with the same value twice [T-IDP-1]', (param) => {
  expect(read(`${query(robot)}&${param}=one&${param}=one`)).toEqual(refused('repeated', param));
});

test('an address to return to after log-out makes it a log-out', () => {
  const asked = `${query(robot)}&post_logout_redirect_uri=https%3A%2F%2Frobot.test%2Fbye&state=1`;
  expect(read(asked)).toEqual({
    status: 'logout',
    request: { clientId: 'robot', postLogoutRedirectURI: 'https://robot.test/bye', state: '1' },
  });
});

test.each(['http://robot.test/back', 'javascript:alert(1)', '/back', 'https://robot.test/a b', 'not an address'])(
  'a request with the redirect URI %j is refused without a question [B-IDP-9] [T-ADDR-4]',
  (address) => {
    expect(read(query([robot[0] ?? ['', ''], ['redirect_uri', address]]))).toEqual(refused('unsafeAddress'));
    const logout: [string, string][] = [
      ['client_id', 'robot'],
      ['post_logout_redirect_uri', address],
    ];
    expect(read(query(logout))).toEqual(refused('unsafeAddress'));
  },
);

test('a challenge of another method is refused, and not sent as S256 [T-IDP-3]', () => {
  const challenge: [string, string][] = [...robot, ['code_challenge', 'abc']];
  for (const method of ['plain', 's256', 'none']) {
    expect(read(query([...challenge, ['code_challenge_method', method]]))).toEqual(
      refused('unsupported', 'code_challenge_method'),
    );
  }
  expect(read(query([...challenge, ['code_challenge_method', 'S256']]))).toMatchObject({ status: 'authorize' });
  expect(read(query(challenge))).toMatchObject({ status: 'authorize', request: { codeChallenge: 'abc' } });
});

test('no query throws [T-IDP-2]', () => {
  for (const odd of [
    '?%E0%A4%A',
    '?client_id=%00',
    '?client_id[]=a',
    `?x=${'a'.repeat(100_000)}`,
    '?=&&=',
    '?CLIENT_ID=a',
  ]) {
    expect(() => read(odd)).not.toThrow();
  }
});
