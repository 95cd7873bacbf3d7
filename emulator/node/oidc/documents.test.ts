import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ListeningProvider, startListeningProvider } from '../../testing/listening-provider';

let provider: ListeningProvider;
beforeEach(async () => {
  provider = await startListeningProvider();
});
afterEach(() => provider.close());

test.each([
  '/.well-known/openid-configuration',
  '/.well-known/openid-configuration?x=1',
  '/.well-known/oauth-authorization-server',
  '/.well-known/oauth-authorization-server?x=1',
])('the metadata at %s are those of the project', async (path) => {
  const { body } = await provider.get(path);
  expect(body).toMatchObject({
    issuer: provider.origin,
    authorization_endpoint: 'http://localhost:5180/consent',
    registration_endpoint: `${provider.origin}/register`,
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    scopes_supported: expect.arrayContaining(['openid', 'offline_access']),
    grant_types_supported: ['authorization_code', 'refresh_token'],
  });
  // It is refused to those who register themselves.
  expect(body['scopes_supported']).not.toContain('full_access');
});

test('the metadata name only what the provider answers with', async () => {
  const { body } = await provider.get('/.well-known/openid-configuration');
  expect(body['response_modes_supported']).toEqual(['query']);
  expect(body['claims_supported']).toEqual(expect.arrayContaining(['iss', 'sub', 'email', 'phone_number', 'name']));
  expect(body['claims_supported']).not.toContain('sid');
  expect(body['claims_supported']).not.toContain('auth_time');
});

test.each(['token', 'revocation'])(
  'the metadata name the methods of authentication for the %s endpoint',
  async (name) => {
    const { body } = await provider.get('/.well-known/openid-configuration');
    expect(body[`${name}_endpoint_auth_methods_supported`]).toEqual([
      'none',
      'client_secret_post',
      'client_secret_basic',
    ]);
  },
);
