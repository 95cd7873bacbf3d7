import { expect, test } from 'vitest';
import { socialProviders } from '../oauth/providers';
import { logInWith } from '../../testing/social';
import { createVisitor } from '../../testing/visitor';

const email = 'ada@example.com';
const withoutAddress = new Set(['twitter', 'tiktok', 'snapchat']);

test.each(Object.entries(socialProviders))(
  'a log-in with %s names the provider %s, and its factor is named by the key',
  async (type, name) => {
    const visitor = createVisitor();
    const account = withoutAddress.has(type) ? { handle: 'ada' } : { email };
    const { data } = await logInWith(visitor, type, account);
    expect(data.values).toMatchObject({
      provider_type: name,
      user: { providers: [{ provider_type: name }] },
      session: { authentication_factors: [{ delivery_method: `oauth_${type}`, [`${type}_oauth_factor`]: {} }] },
    });
  },
);

test('a second log-in with a provider adds no second account of it', async () => {
  const visitor = createVisitor();
  await logInWith(visitor, 'github', { email });
  const { data } = await logInWith(visitor, 'github', { email });
  expect(data.optionalFields('user')?.optionalList('providers')).toHaveLength(1);
});

test('the values of a provider are stand-in tokens, the scopes of the request, and a time in an hour', async () => {
  const visitor = createVisitor({ now: () => Date.parse('2026-01-02T03:04:05Z') });
  const { data } = await logInWith(visitor, 'google', { email }, { custom_scopes: 'calendar mail' });
  expect(data.values['provider_values']).toEqual({
    access_token: expect.stringMatching(/^stand-in-access-token-./),
    id_token: expect.stringMatching(/^stand-in-id-token-./),
    refresh_token: expect.stringMatching(/^stand-in-refresh-token-./),
    scopes: ['calendar', 'mail'],
    expires_at: '2026-01-02T04:04:05.000Z',
  });
});

test('the values of a provider have no scopes where the request named none', async () => {
  const { data } = await logInWith(createVisitor(), 'google', { email });
  expect(data.values['provider_values']).toMatchObject({ scopes: [] });
});
