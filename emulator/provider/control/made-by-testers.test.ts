import { expect, test } from 'vitest';
import { createVisitor, fieldsOf } from '../../testing/visitor';

const email = 'ada@example.com';
const password = 'liverpool rain on tuesday';

/** The factors of the session that a user signs in with. */
async function factorsOf(user: object) {
  const { control, provider } = createVisitor();
  const made = fieldsOf(await control('POST', '/users', user));
  const live = provider.project().sessions.find(made.string('session_token'));
  return live?.session.authentication_factors;
}

test.each([
  [
    { email, password },
    { type: 'password', delivery_method: 'knowledge' },
  ],
  [{ email }, { type: 'magic_link', delivery_method: 'email' }],
  [{ phone_number: '+12025550162' }, { type: 'otp', delivery_method: 'sms' }],
  [{}, { type: 'imported', delivery_method: 'imported' }],
])('the session of a user created with %j has the factors of that user', async (user, factor) => {
  expect(await factorsOf(user)).toMatchObject([factor]);
});

test('a created user has the given data, confirmed', async () => {
  const { control, provider, post } = createVisitor();
  const made = fieldsOf(
    await control('POST', '/users', {
      email,
      password,
      phone_number: '+12025550162',
      passkeys: [{ name: 'Laptop' }, { name: 'Phone' }],
      grantable_scopes: ['read:invoices'],
    }),
  );
  expect(await control('GET', '/users')).toMatchObject([
    {
      user_id: made.string('user_id'),
      emails: [{ email, verified: true }],
      phone_numbers: [{ phone_number: '+12025550162', verified: true }],
      password: { requires_reset: false },
      webauthn_registrations: [
        { name: 'Laptop', domain: 'localhost', user_agent: '' },
        { name: 'Phone', domain: 'localhost', user_agent: '' },
      ],
    },
  ]);
  expect(provider.project().accounts.byId(made.string('user_id'))?.grantableScopes).toEqual(['read:invoices']);
  expect(await post('/passwords/authenticate', { email, password })).toMatchObject({ status: 200 });
});

test('a password that a tester marks as leaked, or to be reset, has to be reset', async () => {
  for (const user of [
    { email, password, breached: true },
    { email, password, requires_reset: true },
  ]) {
    const { control, post } = createVisitor();
    await control('POST', '/users', user);
    expect(await post('/passwords/authenticate', { email, password })).toMatchObject({ errorType: 'reset_password' });
  }
});

test('a created application has the given data, and no more', async () => {
  const { control } = createVisitor({ applications: [] });
  const least = { client_id: 'robot', client_name: 'Robot', redirect_uris: ['http://localhost/back'] };
  const most = {
    ...least,
    client_description: 'Writes invoices.',
    client_logo_url: 'https://robot.test/logo.png',
    post_logout_redirect_uris: ['http://localhost/bye'],
    scopes: ['openid'],
    first_party: true,
  };
  expect(await control('POST', '/clients', least)).toEqual({
    ...least,
    post_logout_redirect_uris: [],
    first_party: false,
  });
  expect(await control('POST', '/clients', most)).toEqual(most);
  expect(await control('GET', '/clients')).toEqual([most]);
});

test('an application that a user has allowed is registered, unless it already is', async () => {
  const { control, provider } = createVisitor({ applications: [] });
  const robot = { client_id: 'robot', name: 'Robot', description: 'Writes.', logo_url: 'https://robot.test/logo.png' };
  await control('POST', '/users', { connected_apps: [{ ...robot, scopes: ['openid'] }, { name: 'Another' }] });
  await control('POST', '/users', { connected_apps: [{ client_id: 'robot' }] });
  const redirects = { redirect_uris: ['http://localhost:5180/app'], post_logout_redirect_uris: [], first_party: false };
  expect(await control('GET', '/clients')).toEqual([
    {
      client_id: 'robot',
      client_name: 'Robot',
      client_description: 'Writes.',
      client_logo_url: 'https://robot.test/logo.png',
      ...redirects,
    },
    { client_id: expect.stringMatching(/^connected-app/), client_name: 'Another', ...redirects },
  ]);
  const [first, second] = provider.project().accounts.list();
  const { consents } = provider.project();
  expect([...consents.list(first?.user.user_id ?? '')].map(({ clientId, scopes }) => [clientId, [...scopes]])).toEqual([
    ['robot', ['openid']],
    [expect.stringMatching(/^connected-app/), []],
  ]);
  expect([...consents.list(second?.user.user_id ?? '')].map(({ clientId }) => clientId)).toEqual(['robot']);
});

test('a queued fault is returned with defaults for its omitted fields', async () => {
  const { control } = createVisitor();
  const at = { operation: 'bootstrap', nth: 1, times: 1 };
  for (const kind of ['hang', 'reset', 'stall', 'truncate', 'cors']) {
    expect(await control('POST', '/faults', { operation: 'bootstrap', kind })).toEqual({ ...at, kind });
  }
  const delay = { operation: 'bootstrap', nth: 2, times: 3, kind: 'delay', ms: 0 };
  expect(await control('POST', '/faults', delay)).toEqual(delay);
  for (const status of [200, 599]) {
    const plain = { kind: 'status', status };
    expect(await control('POST', '/faults', { ...at, ...plain })).toEqual({ ...at, ...plain, headers: {} });
  }
  const whole = { ...at, kind: 'status', status: 503, headers: { a: 'b' }, body: null, content_type: 'text/plain' };
  expect(await control('POST', '/faults', whole)).toEqual(whole);
  expect(await control('DELETE', '/faults')).toEqual({});
});

test('a moved clock is returned', async () => {
  const { control, provider } = createVisitor({ now: () => Date.UTC(2026, 0, 1) });
  expect(await control('POST', '/clock', { advance_seconds: 90 })).toEqual({ now: '2026-01-01T00:01:30.000Z' });
  expect(provider.project().clock.timestamp()).toBe('2026-01-01T00:01:30.000Z');
});

test('an exported state is continued, and an invalid one is refused', async () => {
  const first = createVisitor();
  await first.control('POST', '/users', { email });
  const second = createVisitor();
  expect(await second.control('POST', '/state', await first.control('GET', '/state'))).toEqual({});
  expect(await second.control('GET', '/users')).toEqual(await first.control('GET', '/users'));
  expect(await second.control('POST', '/state', { format: 'x' })).toHaveProperty('fix');
  expect(await second.control('DELETE', '/requests')).toEqual({});
  expect(await second.control('POST', '/reset')).toEqual({});
});
