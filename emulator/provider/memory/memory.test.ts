import { expect, test } from 'vitest';
import { createVisitor } from '../../testing/visitor';

const email = 'ada@example.com';
const password = 'liverpool rain on tuesday';

/** A state in the form of a file. */
const written = (state: unknown): unknown => JSON.parse(JSON.stringify(state));

test('a user who signed up logs in with their password in an emulator that imported the state', async () => {
  const before = createVisitor();
  await before.control('POST', '/users', { email, password });
  const after = createVisitor();
  after.provider.read(written(before.provider.write()));
  const reply = await after.post('/passwords/authenticate', { email, password, session_duration_minutes: 30 });
  expect(reply.status).toBe(200);
  expect((await after.post('/passwords/authenticate', { email, password: 'another' })).status).toBe(401);
});

test('a code that was sent is in the outbox, and valid, after a restart', async () => {
  const before = createVisitor();
  const sent = await before.post('/otps/email/login_or_create', { email, expiration_minutes: 5 });
  const after = createVisitor();
  after.provider.read(written(before.provider.write()));
  const { code } = await after.newestMessage(email);
  const body = { method_id: sent.data.string('method_id'), token: code, session_duration_minutes: 30 };
  expect((await after.post('/otps/authenticate', body)).status).toBe(200);
});

test('a moved clock, pending faults and grants are part of the state', async () => {
  const before = createVisitor();
  await before.control('POST', '/clock', { advance_seconds: 86_400 });
  await before.control('POST', '/faults', { operation: 'users.search', kind: 'status', status: 503 });
  await before.control('POST', '/users', { email, connected_apps: [{ name: 'Robot', scopes: ['openid'] }] });
  const after = createVisitor();
  after.provider.read(written(before.provider.write()));
  expect(after.provider.write()).toEqual(written(before.provider.write()));
  expect(after.provider.project().clock.now() - Date.now()).toBeGreaterThan(86_000_000);
  expect((await after.post('/users/search', { email })).status).toBe(503);
});

test('a token that was signed before an export is recognized after the import', async () => {
  const before = createVisitor();
  const { session_jwt: token } = await before.control('POST', '/users', { email }).then(Object);
  const after = createVisitor();
  after.provider.read(written(before.provider.write()));
  expect(await after.provider.project().isOwnIdToken(token)).toBe(true);
  expect(await createVisitor().provider.project().isOwnIdToken(token)).toBe(false);
});

test('a reset restores the seed, and removes later data', async () => {
  const visitor = createVisitor();
  await visitor.control('POST', '/seed', { users: [{ email }] });
  visitor.provider.keepAsFactory();
  await visitor.control('POST', '/users', { email: 'bob@example.com' });
  await visitor.control('POST', '/reset');
  expect(await visitor.control('GET', '/users')).toMatchObject([{ emails: [{ email }] }]);
});

test.each([
  ['a list', [], 'This is no state of the emulator.'],
  ['a seed', { users: [] }, 'This is no state of the emulator.'],
  ['another version', { format: 'vestibule-auth-emulator', version: 9, memory: {} }, 'This state is of version 9.'],
  [
    'a damaged collection',
    { format: 'vestibule-auth-emulator', version: 1, memory: { accounts: [] } },
    'The state is damaged at "accounts".',
  ],
])('%s is refused as a state, with a reason', async (_what, state, what) => {
  expect(() => createVisitor().provider.read(state)).toThrow(what);
});

test.each([
  ['accounts', { $map: [['user-1', 5]] }],
  ['accounts', { $map: [['user-1', { user: { emails: [5] } }]] }],
  ['settings', { current: {} }],
  ['clock-offset', { current: 'x' }],
  ['faults', { current: 5 }],
  ['faults', { current: [5] }],
  ['messages', [5]],
  ['breached-passwords', { $set: [5] }],
  ['jwt-key', { current: 5 }],
  ['consents', { $map: [['user-1', { $map: [['client-1', {}]] }]] }],
  ['application-tokens', { $map: [['Grant 1', 5]] }],
])('a state whose "%s" is %j is refused, and the project stays as it was', async (collection, damaged) => {
  const visitor = createVisitor();
  await visitor.control('POST', '/users', { email });
  const state = visitor.provider.write();
  expect(
    await visitor.control('POST', '/state', { ...state, memory: { ...state.memory, [collection]: damaged } }),
  ).toEqual({
    what: `The state is damaged at "${collection}".`,
    why: expect.any(String),
    fix: expect.any(String),
  });
  expect(visitor.provider.write()).toEqual(state);
});

test('texts that look like the marks of the format stay texts', async () => {
  const before = createVisitor();
  await before.post('/users/search', { email, $set: ['a'] });
  const after = createVisitor();
  after.provider.read(written(before.provider.write()));
  expect(await after.control('GET', '/requests')).toEqual(await before.control('GET', '/requests'));
});
