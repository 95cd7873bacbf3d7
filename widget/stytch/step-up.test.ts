import { describe, expect, test, vi } from 'vitest';
import { failed } from '../../flows/core/provider/outcome';
import { quietClient } from '../testing/quiet-client';
import { stepUpCalls } from './step-up';

const verified = () => undefined;

describe('the factors of a user', () => {
  test('the factors of a signed-in user are those of the account', async () => {
    const client = quietClient({
      user: { getSync: () => ({ user_id: 'ada', emails: [{ email: 'ada@example.com', verified: true }] }) },
      session: { getSync: () => ({ session_id: 'session', authentication_factors: [] }) },
    });
    expect(await stepUpCalls(client, verified).ownFactors()).toMatchObject({ ok: true });
  });

  test('the factors of a user who is not signed in are a failure', async () => {
    expect(await stepUpCalls(quietClient(), verified).ownFactors()).toEqual(failed({ type: 'user_unauthenticated' }));
  });
});

describe('a code for the own address or number', () => {
  const request = {
    destination: 'ada@example.com',
    expirationMinutes: 5,
    loginTemplateId: 'login',
    signupTemplateId: 'signup',
    locale: 'fr',
  } as const;
  const withCodes = (answer: unknown = { method_id: 'method' }) => {
    const sent = { email: vi.fn(), sms: vi.fn(), whatsapp: vi.fn() };
    const otps = Object.fromEntries(
      Object.entries(sent).map(([channel, note]) => [
        channel,
        {
          send: async (...given: unknown[]) => {
            note(...given);
            return answer;
          },
        },
      ]),
    );
    return { sent, calls: stepUpCalls(quietClient({ otps }), verified) };
  };

  test('a code by email is sent with the templates, and answered with its id', async () => {
    const { sent, calls } = withCodes();
    expect(await calls.sendOwnOtp({ ...request, channel: 'email' })).toMatchObject({
      ok: true,
      value: { methodId: 'method' },
    });
    expect(sent.email.mock.calls).toEqual([
      [
        'ada@example.com',
        { expiration_minutes: 5, locale: 'fr', login_template_id: 'login', signup_template_id: 'signup' },
      ],
    ]);
    expect(sent.sms).not.toHaveBeenCalled();
  });

  test.each(['sms', 'whatsapp'] as const)('a code by %s is sent without templates', async (channel) => {
    const { sent, calls } = withCodes();
    await calls.sendOwnOtp({ ...request, channel, destination: '+14155550123' });
    expect(sent[channel].mock.calls).toEqual([['+14155550123', { expiration_minutes: 5, locale: 'fr' }]]);
    expect(sent.email).not.toHaveBeenCalled();
  });

  test('an answer without an id is a failure', async () => {
    const { calls } = withCodes({});
    expect(await calls.sendOwnOtp({ ...request, channel: 'email' })).toMatchObject(failed({ type: 'broken' }));
  });
});

describe('a code of an authenticator app', () => {
  const answering = (authenticate: (given: object) => Promise<unknown>) => {
    const asked = vi.fn(authenticate);
    return { asked, calls: stepUpCalls(quietClient({ totps: { authenticate: asked } }), verified) };
  };
  const request = { code: '123456', sessionDurationMinutes: 30 };

  test('a code of an authenticator app is sent with the length of the session', async () => {
    const { asked, calls } = answering(async () => ({ user_id: 'ada', session: { session_id: 'session' } }));
    expect(await calls.authenticateTotp(request)).toMatchObject({ ok: true });
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
    const { calls } = answering(() => Promise.reject({ error_type, status_code: 400 }));
    expect(await calls.authenticateTotp(request)).toMatchObject({ ok: false, error: { type } });
  });

  test('a code of an authenticator app fails as unreachable without a network', async () => {
    const { calls } = answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await calls.authenticateTotp(request)).toMatchObject(failed({ type: 'unreachable' }));
  });
});
