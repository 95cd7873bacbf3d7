import { expect, test, vi } from 'vitest';
import { failed } from '../../flows/core/provider/outcome';
import type { Client } from './client';
import { prefetchAuthorization } from './prefetch-authorization';

const authorize = '?client_id=robot&redirect_uri=https%3A%2F%2Frobot.test%2Fback&scope=openid';
const request = { clientId: 'robot', redirectURI: 'https://robot.test/back', responseType: 'code', scopes: ['openid'] };
const question = { consent_required: true, client: { client_name: 'Robot' }, scope_results: [] };

/** A client, with or without a session, whose requests are counted. */
function clientWith({
  session,
  start = async () => question,
}: {
  session: object | null;
  start?: () => Promise<unknown>;
}) {
  const asked: string[] = [];
  const client = {
    session: { getSync: () => session, getTokens: () => null },
    idp: {
      oauthAuthorizeStart: vi.fn((_asked: object) => {
        asked.push('start');
        return start();
      }),
    },
    user: {
      getConnectedApps: async () => {
        asked.push('apps');
        return { connected_apps: [] };
      },
    },
  };
  return { client: client as unknown as Client, asked, started: client.idp.oauthAuthorizeStart };
}

test('a browser with a session asks for the question and the earlier grants once, before the mount does', async () => {
  const { client, asked, started } = clientWith({ session: {} });
  const calls = prefetchAuthorization(client, authorize)(client);
  expect(asked).toEqual(['start', 'apps']);
  expect(started.mock.calls[0]?.[0]).toMatchObject({ client_id: 'robot', scopes: ['openid'] });
  expect(await calls.startAuthorization?.(request)).toMatchObject({ ok: true, value: { client: { name: 'Robot' } } });
  expect(await calls.connectedApps?.()).toEqual({ ok: true, value: [] });
  expect(asked).toEqual(['start', 'apps']);
});

test('a page that asks again sends both requests again [B-IDP-26]', async () => {
  const { client, asked } = clientWith({ session: {} });
  const calls = prefetchAuthorization(client, authorize)(client);
  for (const _time of [1, 2]) {
    await calls.startAuthorization?.(request);
    await calls.connectedApps?.();
  }
  expect(asked).toEqual(['start', 'apps', 'start', 'apps']);
});

test('a request that fails before the mount is a failure of its call, and can be sent again', async () => {
  const start = vi.fn(async () => question as unknown).mockRejectedValueOnce(new TypeError('offline'));
  const { client } = clientWith({ session: {}, start });
  const calls = prefetchAuthorization(client, authorize)(client);
  expect(await calls.startAuthorization?.(request)).toMatchObject(failed({ type: 'unreachable' }));
  expect(await calls.startAuthorization?.(request)).toMatchObject({ ok: true });
});

// Columns: the page | its query, whether the browser has a session.
test.each([
  ['a browser without a session', authorize, null],
  ['a log-out request', '?client_id=robot&post_logout_redirect_uri=https%3A%2F%2Frobot.test', {}],
  ['a request without its client', '?redirect_uri=https%3A%2F%2Frobot.test%2Fback', {}],
  ['a page without a request', '', {}],
])('%s sends nothing before the mount, and its calls work', async (_page, query, session) => {
  const { client, asked } = clientWith({ session });
  const calls = prefetchAuthorization(client, query)(client);
  expect(asked).toEqual([]);
  expect(await calls.startAuthorization?.(request)).toMatchObject({ ok: true });
  expect(asked).toEqual(['start']);
});
