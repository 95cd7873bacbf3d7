import { describe, expect, test, vi } from 'vitest';
import { failed, succeeded } from '../../flows/core/provider/outcome';
import type { Client } from './client';
import { connectedAppCalls } from './connected-apps';

const robot = {
  connected_app_id: 'app-1',
  name: 'Robot',
  description: 'Counts.',
  client_type: 'third_party_public',
  logo_url: 'https://robot.test/logo.png',
  scopes_granted: 'openid read:invoices',
};
const read = {
  id: 'app-1',
  name: 'Robot',
  description: 'Counts.',
  logoURL: 'https://robot.test/logo.png',
  scopes: ['openid', 'read:invoices'],
};

const list = (answer: unknown) =>
  connectedAppCalls({ user: { getConnectedApps: async () => answer } } as unknown as Client).connectedApps();
const listOf = (...rows: readonly unknown[]) => list({ request_id: 'r', status_code: 200, connected_apps: rows });

function revoke(revokedConnectedApp: (id: string) => Promise<unknown>, id = 'app-1') {
  const user = { revokedConnectedApp: vi.fn(revokedConnectedApp) };
  return { user, outcome: connectedAppCalls({ user } as unknown as Client).revokeConnectedApp(id) };
}

describe('the list of connected applications', () => {
  test('each connected application is listed with its scopes', async () => {
    expect(await listOf(robot)).toEqual(succeeded([read]));
    expect(await listOf({ ...robot, client_id: 'client-1' })).toEqual(succeeded([{ ...read, clientId: 'client-1' }]));
    expect(await listOf()).toEqual(succeeded([]));
  });

  test('an application with few fields is listed', async () => {
    expect(await listOf({ connected_app_id: 'app-1', name: 7, logo_url: '', scopes_granted: null })).toEqual(
      succeeded([{ id: 'app-1', name: '', scopes: [] }]),
    );
  });

  test.each([
    ['', []],
    [' openid  openid email ', ['openid', 'email']],
    [
      ['openid', 'email', ''],
      ['openid', 'email'],
    ],
  ])('the scopes %j are read as %j', async (scopes_granted, scopes) => {
    expect(await listOf({ ...robot, scopes_granted })).toEqual(succeeded([{ ...read, scopes }]));
  });

  test('an application that is listed twice is merged, with all its scopes', async () => {
    expect(await listOf(robot, { ...robot, name: 'Other', scopes_granted: 'email openid' })).toEqual(
      succeeded([{ ...read, scopes: ['openid', 'read:invoices', 'email'] }]),
    );
  });

  // T-CONN-1
  test.each([
    [{ ...robot, connected_app_id: '' }],
    [{ ...robot, connected_app_id: 7 }],
    [{ ...robot, scopes_granted: 7 }],
    [{ ...robot, scopes_granted: ['openid', 7] }],
    [null],
    ['app-1'],
  ])('a list with the malformed entry %j is refused [T-CONN-1]', async (row) => {
    expect(await listOf(robot, row)).toEqual(failed({ type: 'broken' }));
  });

  test.each([undefined, null, 'list', {}, { connected_apps: {} }])('%j is refused as a list', async (answer) => {
    expect(await list(answer)).toEqual(failed({ type: 'broken' }));
  });
});

describe('removing access', () => {
  const answer = { request_id: 'r', status_code: 200 };
  const refusal = (error_type: string) => ({ error_type, error_message: 'Words.', status_code: 404 });

  test('removing access succeeds', async () => {
    const { user, outcome } = revoke(async () => answer);
    expect(await outcome).toEqual(succeeded(answer));
    expect(user.revokedConnectedApp).toHaveBeenCalledWith('app-1');
  });

  test('removing access that was removed elsewhere succeeds', async () => {
    const { outcome } = revoke(() => Promise.reject(refusal('connected_app_not_found')));
    expect(await outcome).toEqual(succeeded({}));
  });

  test('removing access that fails is an error', async () => {
    const { outcome } = revoke(() => Promise.reject(refusal('session_not_found')));
    expect(await outcome).toMatchObject({ ok: false, error: { type: 'session_not_found' } });
    expect(await revoke(async () => undefined).outcome).toEqual(failed({ type: 'broken' }));
  });

  // T-CONN-2
  test('removing access calls no other path, whatever the id of the application [T-CONN-2]', async () => {
    const { user, outcome } = revoke(async () => answer, '../../sessions/revoke?');
    await outcome;
    expect(user.revokedConnectedApp).toHaveBeenCalledWith('..%2F..%2Fsessions%2Frevoke%3F');
  });
});
