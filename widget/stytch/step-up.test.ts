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
