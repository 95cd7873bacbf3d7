import { expect, test } from 'vitest';
import { createVisitor, fieldsOf } from '../../testing/visitor';

test('the control changes the bootstrap data, and a reset restores it', async () => {
  const visitor = createVisitor();
  const bootstrap = async () =>
    (await visitor.call('GET', '/projects/bootstrap/public-token-test-00000000-0000-4000-8000-000000000000')).data
      .values;
  await visitor.control('PATCH', '/project', { project_name: 'Acme', disable_sdk_watermark: true });
  expect(await bootstrap()).toMatchObject({
    project_name: 'Acme',
    disable_sdk_watermark: true,
    cname_domain: null,
    captcha_settings: { enabled: false },
  });
  await visitor.control('POST', '/reset');
  expect(await bootstrap()).toMatchObject({ project_name: 'Vestibule playground', disable_sdk_watermark: false });
});

test('a project with the luds policy has rules to show', async () => {
  const settings = await createVisitor().control('PATCH', '/project', { strength_policy: 'luds' });
  expect(settings).toMatchObject({ password_config: { luds_complexity: 3, luds_minimum_count: 8 } });
});

test('the outbox can be read by recipient', async () => {
  const visitor = createVisitor();
  await visitor.post('/otps/sms/login_or_create', { phone_number: '+12025550162' });
  await visitor.post('/otps/email/login_or_create', { email: 'ada@example.com' });
  expect(await visitor.control('GET', '/messages')).toHaveLength(2);
  const text = {
    id: expect.any(String),
    channel: 'sms',
    to: '+12025550162',
    text: expect.any(String),
    code: expect.stringMatching(/^\d{6}$/),
    links: [],
    at: expect.any(String),
  };
  expect(await visitor.control('GET', '/messages?to=%2B12025550162')).toEqual([text]);
  expect(await visitor.control('GET', '/messages?to=+12025550162')).toEqual([text]);
});

test('the list of requests has every request of the widget, and none of the tester', async () => {
  const visitor = createVisitor();
  await visitor.post('/users/search?from=test', { email: 'ada@example.com' });
  await visitor.post('/nothing', 'plain text');
  expect(await visitor.control('GET', '/requests')).toMatchObject([
    {
      operation: 'users.search',
      method: 'POST',
      path: '/sdk/v1/users/search',
      query: { from: 'test' },
      body: { email: 'ada@example.com' },
      headers: { origin: 'http://localhost:5180' },
      at: expect.any(String),
    },
    { operation: 'unknown', path: '/sdk/v1/nothing', body: 'plain text' },
  ]);
  await visitor.control('DELETE', '/requests');
  expect(await visitor.control('GET', '/requests')).toEqual([]);
});

test('the form of social sign-in is in the list of requests', async () => {
  const visitor = createVisitor();
  const form = { method: 'POST', body: new URLSearchParams({ flow: 'f', email: 'ada@example.com' }) };
  await visitor.provider.fetch(new Request('http://localhost:5181/oauth/continue', form));
  expect(await visitor.control('GET', '/requests')).toMatchObject([
    { operation: 'page', method: 'POST', path: '/oauth/continue', body: 'flow=f&email=ada%40example.com' },
  ]);
});

test('a tester creates a signed-in user', async () => {
  const visitor = createVisitor();
  const made = await visitor.control('POST', '/users', {
    email: 'ada@example.com',
    phone_number: '+12025550162',
    grantable_scopes: ['read:invoices'],
  });
  expect(made).toEqual({
    user_id: expect.any(String),
    session_token: expect.any(String),
    session_jwt: expect.any(String),
  });
});

test('a user created with a password to reset gets `reset_password`', async () => {
  const visitor = createVisitor();
  await visitor.control('POST', '/users', { email: 'ada@example.com', requires_reset: true });
  expect(
    await visitor.post('/passwords/authenticate', { email: 'ada@example.com', password: 'anything at all' }),
  ).toMatchObject({ errorType: 'reset_password' });
});

test('a tester registers an application', async () => {
  const client = { client_id: 'robot', client_name: 'Invoice Robot', redirect_uris: ['http://localhost:5180/app'] };
  expect(await createVisitor().control('POST', '/clients', client)).toMatchObject({ ...client, first_party: false });
});

test.each([
  ['PATCH', '/project', { project_nam: 'Acme' }],
  ['PATCH', '/project', { project_name: 7 }],
  ['PATCH', '/project', { strength_policy: 'strict' }],
  ['POST', '/users', { email: 'ada@' }],
  ['POST', '/users', { breached: true }],
  ['POST', '/users', { passkeys: [{}] }],
  ['POST', '/users', { connected_apps: [{ scopes: ['openid'] }] }],
  ['POST', '/users', { connected_apps: [{ name: 'Robot', scopes: 'openid' }] }],
  ['POST', '/clients', { client_id: 'robot' }],
  ['POST', '/faults', { operation: 'passwords.invent', kind: 'hang' }],
  ['POST', '/faults', { operation: 'bootstrap', kind: 'explode' }],
  ['POST', '/faults', { operation: 'bootstrap', kind: 'delay' }],
  ['POST', '/faults', { operation: 'bootstrap', kind: 'status', status: 99 }],
  ['POST', '/faults', { operation: 'bootstrap', kind: 'hang', nth: 0 }],
  ['POST', '/clock', { advance_seconds: 'soon' }],
  ['POST', '/reset', 'not json'],
  ['GET', '/nothing', undefined],
])('the control call %s %s %j fails with the problem, the reason and the fix', async (method, path, body) => {
  const text = typeof body === 'object' ? JSON.stringify(body) : body;
  const request = new Request(`http://localhost:5181/control${path}`, {
    method,
    ...(text === undefined ? {} : { body: text, headers: { 'content-type': 'application/json' } }),
  });
  const response = await createVisitor().provider.fetch(request);
  expect(response.status).toBe(400);
  const problem = fieldsOf(await response.json());
  expect([problem.string('what'), problem.string('why'), problem.string('fix')]).toHaveLength(3);
});
