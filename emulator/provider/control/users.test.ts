import { expect, test } from 'vitest';
import { createVisitor } from '../../testing/visitor';

const email = 'ada@example.com';
const phone_number = '+12025550162';
const password = 'liverpool rain on tuesday';
const others = { password, breached: true, totp: true, connected_apps: [{ client_id: 'robot', name: 'Robot' }] };

test.each([
  [{ email, factors: ['email_otp', 'sms_otp'] }, '"factors" has "sms_otp".'],
  [{ email, factors: ['email_otp', 'mail'] }, '"factors" has "mail".'],
  [{ email, factor_age_minutes: 1e300 }, '"factor_age_minutes" is missing or of the wrong kind.'],
  [{ email, factor_age_minutes: -1e300 }, '"factor_age_minutes" is missing or of the wrong kind.'],
])('a user with %j is refused, and nothing of it is left', async (user, what) => {
  const { control, provider } = createVisitor({ now: () => 0 });
  const before = provider.write();
  expect(await control('POST', '/users', { ...others, ...user })).toMatchObject({ what });
  expect(provider.write()).toEqual(before);
  expect(await control('POST', '/users', { email })).toHaveProperty('user_id');
});

test('the factors of a session, a year old, have a moment of the year before', async () => {
  const { signInAs, provider } = createVisitor({ now: () => 0 });
  const made = await signInAs({ email, factors: ['email_otp'], factor_age_minutes: 60 * 24 * 365 });
  expect(provider.project().sessions.find(made.string('session_token'))?.session.authentication_factors).toMatchObject([
    { last_authenticated_at: '1969-01-01T00:00:00.000Z' },
  ]);
});

test.each([
  ['email', { email, password }],
  ['phone_number', { phone_number, password }],
])(
  'the creation of two users with one %s at the same time makes one, and the other is refused',
  async (field, user) => {
    const { control } = createVisitor();
    const answers = await Promise.all([1, 2].map(() => control('POST', '/users', user)));
    expect(answers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ user_id: expect.any(String) }),
        expect.objectContaining({ what: `A user has this "${field}" already.` }),
      ]),
    );
    expect(await control('GET', '/users')).toHaveLength(1);
  },
);
