import { afterEach, beforeEach, expect, test } from 'vitest';
import { clientId, type ListeningProvider, startListeningProvider } from '../../testing/listening-provider';

const day = 86_400;

let provider: ListeningProvider;
beforeEach(async () => {
  provider = await startListeningProvider();
  await provider.register();
});
afterEach(() => provider.close());

const statusOfUserInfo = async (token: unknown) =>
  (await provider.get('/userinfo', { authorization: `Bearer ${String(token)}` })).status;
const refresh = (token: unknown) =>
  provider.form('/token', { grant_type: 'refresh_token', client_id: clientId, refresh_token: String(token) });
const advance = (seconds: number) => provider.post('/control/clock', { advance_seconds: seconds });

async function allowed(...scopes: string[]) {
  const session = await provider.signIn();
  const { body } = await provider.redeem(await provider.allow(session, { scopes: ['openid', ...scopes] }));
  return { session, accessToken: body['access_token'], refreshToken: body['refresh_token'] };
}

test('an application with offline access keeps its tokens after the user logs out', async () => {
  const { session, accessToken, refreshToken } = await allowed('offline_access');
  await provider.post('/sdk/v1/sessions/revoke', {}, session);
  expect(await statusOfUserInfo(accessToken)).toBe(200);
  const renewed = await refresh(refreshToken);
  expect(renewed).toMatchObject({ status: 200, body: { expires_in: 3_600 } });
  expect(await statusOfUserInfo(renewed.body['access_token'])).toBe(200);
});

test('an application without offline access loses its token when the user logs out', async () => {
  const { session, accessToken, refreshToken } = await allowed();
  expect(refreshToken).toBeUndefined();
  expect(await statusOfUserInfo(accessToken)).toBe(200);
  await provider.post('/sdk/v1/sessions/revoke', {}, session);
  expect(await statusOfUserInfo(accessToken)).toBe(401);
});

test('an application with offline access loses its tokens when the user removes it', async () => {
  const { session, accessToken, refreshToken } = await allowed('offline_access');
  await provider.post(`/sdk/v1/users/connected_apps/${clientId}/revoke`, {}, session);
  expect(await statusOfUserInfo(accessToken)).toBe(401);
  expect(await refresh(refreshToken)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
});

test('an access token with offline access lasts an hour', async () => {
  const { accessToken } = await allowed('offline_access');
  await advance(3_599);
  expect(await statusOfUserInfo(accessToken)).toBe(200);
  await advance(1);
  expect(await statusOfUserInfo(accessToken)).toBe(401);
});

test('a refresh token lasts 90 days, and so does the one that replaces it', async () => {
  const { refreshToken } = await allowed('offline_access');
  await advance(89 * day);
  const second = await refresh(refreshToken);
  expect(second.status).toBe(200);
  await advance(89 * day);
  const third = await refresh(second.body['refresh_token']);
  expect(third.status).toBe(200);
  await advance(90 * day);
  expect(await refresh(third.body['refresh_token'])).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
});
