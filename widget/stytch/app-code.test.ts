import { describe, expect, test, vi } from 'vitest';
import { failed } from '../../flows/core/provider/outcome';
import { quietClient } from '../testing/quiet-client';
import { checkAppCode } from './app-code';

describe('a code of an authenticator app', () => {
  const answering = (authenticate: (given: object) => Promise<unknown>) => {
    const asked = vi.fn(authenticate);
    const client = quietClient({ totps: { authenticate: asked } });
    return { asked, check: () => checkAppCode(client, { code: '123456', sessionDurationMinutes: 30 }) };
  };

  test('a code of an authenticator app is sent with the length of the session', async () => {
    const { asked, check } = answering(async () => ({ user_id: 'ada', session: { session_id: 'session' } }));
    expect(await check()).toMatchObject({ ok: true });
    expect(asked.mock.calls).toEqual([[{ totp_code: '123456', session_duration_minutes: 30 }]]);
  });

  // Columns: the provider's reason | the error.
  test.each([
    ['totp_code_already_authenticated', 'totp_code_already_authenticated'],
    ['expired_totp', 'expired_totp'],
    ['unable_to_authenticate_totp', 'unable_to_authenticate_totp'],
    ['invalid_totp_code', 'unable_to_authenticate_totp'],
    ['recovery_code_used_as_totp_code', 'unable_to_authenticate_totp'],
    ['too_many_requests', 'too_many_requests'],
  ])('a code of an authenticator app that is refused with %s fails as %s', async (error_type, type) => {
    const { check } = answering(() => Promise.reject({ error_type, status_code: 400 }));
    expect(await check()).toMatchObject({ ok: false, error: { type } });
  });

  test('a code of an authenticator app fails as unreachable without a network', async () => {
    const { check } = answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await check()).toMatchObject(failed({ type: 'unreachable' }));
  });
});
