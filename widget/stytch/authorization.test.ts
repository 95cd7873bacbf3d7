import { describe, expect, test, vi } from 'vitest';
import { failed } from '../../flows/core/provider/outcome';
import { authorizationCalls } from './authorization';
import type { Client } from './client';
import { providerError } from './call';

const request = { clientId: 'robot', redirectURI: 'https://robot.test/back', responseType: 'code', scopes: ['openid'] };

/** The outcome of an application's request for a provider's response, and the requests that the provider received. */
async function ask(answer: unknown, more: object = {}) {
  const oauthAuthorizeStart = vi.fn(async (_asked: object) => answer);
  const client = { idp: { oauthAuthorizeStart } } as unknown as Client;
  const outcome = await authorizationCalls(client, providerError).startAuthorization({ ...request, ...more });
  return { outcome, asked: oauthAuthorizeStart.mock.calls[0]?.[0] };
}

const whole = {
  consent_required: true,
  client: { client_name: 'Invoice Robot', client_logo_url: 'https://robot.test/logo.png' },
  scope_results: [{ scope: 'openid', is_grantable: true, description: 'Who you are' }],
};
const value = async (changes: object) => {
  const { outcome } = await ask({ ...whole, ...changes });
  return outcome.ok ? outcome.value : undefined;
};

test('the question has the application and its permissions', async () => {
  expect(await value({ session_token: 'secret' })).toEqual({
    isConsentRequired: true,
    client: { name: 'Invoice Robot', logoURL: 'https://robot.test/logo.png' },
    scopes: [{ scope: 'openid', isGrantable: true, description: 'Who you are' }],
    answer: whole,
  });
});

// Columns: the provider's response | whether a user is asked for consent.
test.each([
  [false, false],
  [true, true],
  [undefined, true],
  ['false', true],
  [0, true],
  [null, true],
])('a response with %j for the need of consent asks the user: %s', async (consent_required, isAsked) => {
  expect((await value({ consent_required }))?.isConsentRequired).toBe(isAsked);
});

// Columns: the provider's response about a requested permission | which part can be granted, and its text.
test.each([
  [
    { scope: 'a', is_grantable: true },
    { scope: 'a', isGrantable: true },
  ],
  [
    { scope: 'a', is_grantable: 'true' },
    { scope: 'a', isGrantable: false },
  ],
  [{ scope: 'a' }, { scope: 'a', isGrantable: false }],
  [
    { scope: 'a', is_grantable: true, description: '' },
    { scope: 'a', isGrantable: true },
  ],
  [
    { scope: 'a', is_grantable: true, description: { html: 'x' } },
    { scope: 'a', isGrantable: true },
  ],
])('%j is understood as %j', async (result, understood) => {
  expect((await value({ scope_results: [result] }))?.scopes).toEqual([understood]);
});

test.each([
  ['an application without a description', { client: undefined }],
  ['an application that is a text', { client: 'robot' }],
  ['things asked for that are no list', { scope_results: {} }],
  ['no things asked for', { scope_results: undefined }],
  ['one thing that cannot be read beside one that can', { scope_results: [...whole.scope_results, { scope: 7 }] }],
  ['a thing that is nothing', { scope_results: [null] }],
])('a request about %s shows no question', async (_what, changes) => {
  expect((await ask({ ...whole, ...changes })).outcome).toEqual(failed({ type: 'broken' }));
});

test.each([undefined, null, 'yes', 7, []])('an answer of %j shows no question', async (answer) => {
  expect((await ask(answer)).outcome).toMatchObject({ ok: false, error: { type: 'broken' } });
});

// Columns: the provider's response about an application's name and logo | what is shown to the user.
test.each([
  [{}, { name: '' }],
  [{ client_name: 7, client_logo_url: 7 }, { name: '' }],
  [{ client_name: 'Robot', client_logo_url: '' }, { name: 'Robot' }],
  [{ client_name: 'Robot', client_logo_url: null }, { name: 'Robot' }],
])('an application with the data %j is %j', async (client, understood) => {
  expect((await value({ client }))?.client).toEqual(understood);
});

describe('the requesting client', () => {
  const ada = { user_id: 'user-1', emails: [{ email: 'ada@example.com' }] };
  const phone = { user_id: 'user-1', emails: [], phone_numbers: [{ phone_number: '+15550100' }] };

  test.each([
    ['in an answer that names the person', { user: ada }, { userId: 'user-1', account: 'ada@example.com' }],
    ['by their number, where they have no address', { user: phone }, { userId: 'user-1', account: '+15550100' }],
    ['beside the rest', ada, { userId: 'user-1', account: 'ada@example.com' }],
    ['without an address that can be read', { user: { ...ada, emails: [7] } }, { userId: 'user-1' }],
    ['not, where no id is one', { user: { ...ada, user_id: 7 } }, undefined],
    ['not, where the answer has no such field', {}, undefined],
  ])('the requesting client is known %s', async (_where, changes, person) => {
    expect((await value(changes))?.person).toEqual(person);
  });
});

describe('authorization requests', () => {
  test('an authorization request sends its own parameters, and no others', async () => {
    const { asked } = await ask(whole);
    expect(asked).toEqual({
      client_id: 'robot',
      redirect_uri: 'https://robot.test/back',
      response_type: 'code',
      scopes: ['openid'],
    });
  });

  test('an authorization request is sent completely, the resources under both of their names', async () => {
    const more = { codeChallenge: 'c', state: 's', nonce: 'n', prompt: 'login', resources: ['https://api.test'] };
    expect((await ask(whole, more)).asked).toMatchObject({
      code_challenge: 'c',
      state: 's',
      nonce: 'n',
      prompt: 'login',
      resources: ['https://api.test'],
      resource: ['https://api.test'],
    });
  });
});
