import { expect, test } from 'vitest';
import { createVisitor, type TestVisitor } from '../../testing/visitor';

const email = 'ada@example.com';
const origin = 'http://localhost:5181';
const publicToken = 'public-token-test-00000000-0000-4000-8000-000000000000';

async function attachToken(visitor: TestVisitor): Promise<string> {
  return (await visitor.post('/oauth/attach', { provider: 'google' })).data.string('oauth_attach_token');
}

const start = ({ provider }: TestVisitor, type: string, token: string) => {
  const query = new URLSearchParams({ public_token: publicToken, oauth_attach_token: token });
  return provider.fetch(new Request(`${origin}/v1/public/oauth/${type}/start?${query}`));
};

/** Signs in at the stand-in of a provider, and returns the answer to its form. */
async function signInAt(visitor: TestVisitor, page: Response, address: string): Promise<Response> {
  const flow = /name="flow" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const body = new URLSearchParams({ flow, email: address });
  return visitor.provider.fetch(new Request(`${origin}/oauth/continue`, { method: 'POST', body }));
}

test('a signed-in user attaches a social account with another address', async () => {
  const visitor = createVisitor();
  const { user_id } = (await visitor.signInAs({ email })).values;
  const page = await start(visitor, 'google', await attachToken(visitor));
  const answer = await signInAt(visitor, page, 'ada.at.google@example.com');
  const token = new URL(answer.headers.get('location') ?? '').searchParams.get('token');
  const { data } = await visitor.post('/oauth/authenticate', { token, session_duration_minutes: 30 });
  expect(data.values).toMatchObject({
    user_id,
    user: { emails: [{ email }], providers: [{ provider_type: 'Google' }] },
    session: { authentication_factors: [{ type: 'magic_link' }, { type: 'oauth' }] },
  });
  expect(await visitor.control('GET', '/users')).toHaveLength(1);
});

test('an attach token works once, and only for its provider', async () => {
  const visitor = createVisitor();
  await visitor.signInAs({ email });
  const token = await attachToken(visitor);
  expect((await start(visitor, 'github', token)).status).toBe(400);
  expect((await start(visitor, 'google', token)).status).toBe(200);
  expect((await start(visitor, 'google', token)).status).toBe(400);
  expect((await start(visitor, 'google', 'unknown')).status).toBe(400);
});

test('the social account of another user is not attached', async () => {
  const visitor = createVisitor();
  await visitor.control('POST', '/users', { email: 'bo@example.com' });
  await visitor.signInAs({ email });
  const page = await start(visitor, 'google', await attachToken(visitor));
  expect((await signInAt(visitor, page, 'bo@example.com')).status).toBe(400);
  expect((await visitor.call('GET', '/users/me')).data.values).toMatchObject({ providers: [] });
});

test('an attach token needs a session and a known provider', async () => {
  const visitor = createVisitor();
  expect(await visitor.post('/oauth/attach', { provider: 'google' })).toMatchObject({
    errorType: 'user_unauthenticated',
  });
  await visitor.signInAs({ email });
  expect(await visitor.post('/oauth/attach', { provider: 'nowhere' })).toMatchObject({
    status: 400,
    errorType: 'invalid_oauth_provider',
  });
});
