import { expect, test } from 'vitest';
import { createVisitor, fieldsOf } from '../../../testing/visitor';

const email = 'ada@example.com';
/** The secret of RFC 6238, in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const recovery_codes = ['aaaa-1111-bbbb', 'cccc-2222-dddd'];

/** A time five seconds into a half minute. */
const now = () => Date.UTC(2026, 0, 1, 12, 0, 5);

async function signedIn(user: object = {}) {
  const visitor = createVisitor({ now });
  const made = await visitor.signInAs({ email, factors: ['email_otp'], ...user });
  const shown = async () =>
    fieldsOf(await visitor.control('GET', `/totp?user_id=${made.string('user_id')}`)).string('code');
  const authenticate = (totp_code: string) =>
    visitor.post('/totps/authenticate', { totp_code, session_duration_minutes: 30 });
  const recover = (recovery_code: string) =>
    visitor.post('/totps/recover', { recovery_code, session_duration_minutes: 30 });
  const pass = (advance_seconds: number) => visitor.control('POST', '/clock', { advance_seconds });
  return { ...visitor, made, shown, authenticate, recover, pass };
}

const withApp = () => signedIn({ totp: { secret }, recovery_codes });

test('a user sets up an authenticator app, which is active from its first code on', async () => {
  const { post, call, shown, authenticate } = await signedIn();
  const created = await post('/totps', { expiration_minutes: 60 });
  expect(created.data.values).toMatchObject({
    totp_id: expect.stringMatching(/^totp-test-/),
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    qr_code: expect.stringMatching(/^data:image\/png;base64, /),
    user: { totps: [{ verified: false }] },
    __user: { totps: [{ verified: false }] },
  });
  const codes = created.data.optionalStrings('recovery_codes') ?? [];
  expect(codes).toHaveLength(10);
  for (const code of codes) expect(code).toMatch(/^[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}$/);
  const totp_id = created.data.string('totp_id');
  const proved = await authenticate(await shown());
  expect(proved.data.values).toMatchObject({
    totp_id,
    user: { totps: [{ totp_id, verified: true }] },
    session: {
      authentication_factors: [
        { delivery_method: 'email' },
        { type: 'totp', delivery_method: 'authenticator_app', authenticator_app_factor: { totp_id } },
      ],
    },
  });
  expect((await call('POST', '/totps/recovery_codes')).data.values).toMatchObject({
    totps: [{ totp_id, verified: true, recovery_codes: codes }],
  });
});

test('a user has one app, and a pending or a registered one blocks the next', async () => {
  const { post, shown, authenticate, pass } = await signedIn();
  await post('/totps', { expiration_minutes: 5 });
  expect(await post('/totps')).toMatchObject({ status: 400, errorType: 'pending_totp_exists' });
  await pass(300);
  expect(await authenticate(await shown())).toMatchObject({ errorType: 'expired_totp' });
  const { data } = await post('/totps');
  expect(data.optionalFields('user')?.optionalList('totps')).toHaveLength(1);
  await authenticate(await shown());
  expect(await post('/totps')).toMatchObject({ status: 400, errorType: 'active_totp_exists' });
});

test('a user deletes the app, and starts again', async () => {
  const { post, call } = await signedIn();
  const id = (await post('/totps')).data.string('totp_id');
  expect((await call('DELETE', `/users/totps/${id}`)).data.values).toMatchObject({ __user: { totps: [] } });
  expect(await post('/totps')).toMatchObject({ status: 200 });
});

// Columns: the seconds since the code was shown | the result, at five seconds into its half minute.
test.each([
  [-35, 200, ''],
  [-36, 401, 'unable_to_authenticate_totp'],
  [24, 200, ''],
  [25, 200, ''],
  [54, 200, ''],
  [55, 401, 'unable_to_authenticate_totp'],
])('a code that is typed %i seconds after it was read is answered %i', async (seconds, status, errorType) => {
  const { authenticate, shown, pass } = await withApp();
  const code = await shown();
  await pass(seconds);
  expect(await authenticate(code)).toMatchObject({ status, errorType });
});

test('a code works once, also in the next half minute', async () => {
  const { authenticate, shown, pass } = await withApp();
  const code = await shown();
  expect(await authenticate(code)).toMatchObject({ status: 200 });
  expect(await authenticate(code)).toMatchObject({ status: 400, errorType: 'totp_code_already_authenticated' });
  await pass(30);
  expect(await authenticate(code)).toMatchObject({ errorType: 'totp_code_already_authenticated' });
  expect(await authenticate(await shown())).toMatchObject({ status: 200 });
});

test('a recovery code works once, in place of the app', async () => {
  const { recover, call, post } = await withApp();
  const proved = await recover('aaaa-1111-bbbb');
  expect(proved.data.values).toMatchObject({
    session: { authentication_factors: [{}, { type: 'recovery_codes', delivery_method: 'recovery_code' }] },
  });
  expect(await recover('aaaa-1111-bbbb')).toMatchObject({
    status: 401,
    errorType: 'unable_to_authenticate_recovery_code',
  });
  expect((await call('POST', '/totps/recovery_codes')).data.values).toMatchObject({
    totps: [{ recovery_codes: ['cccc-2222-dddd'] }],
  });
  expect(await post('/totps')).toMatchObject({ errorType: 'active_totp_exists' });
});

test.each([
  ['/totps/authenticate', { totp_code: 'aaaa-1111-bbbb' }, 'recovery_code_used_as_totp_code'],
  ['/totps/authenticate', { totp_code: '12345' }, 'invalid_totp_code'],
  ['/totps/recover', { recovery_code: '123456' }, 'totp_code_used_as_recovery_code'],
  ['/totps/recover', { recovery_code: 'aaaa1111bbbb' }, 'invalid_recovery_code'],
])('%s of %j is refused with an error for that mistake', async (path, body, errorType) => {
  const { post } = await withApp();
  expect(await post(path, body)).toMatchObject({ status: 400, errorType });
});

test('without an app, codes are refused with that reason', async () => {
  const { authenticate, recover } = await signedIn();
  expect(await authenticate('123456')).toMatchObject({ status: 404, errorType: 'totps_not_found_for_user' });
  expect(await recover('aaaa-1111-bbbb')).toMatchObject({ status: 404, errorType: 'recovery_codes_not_found' });
});

test('without a session, calls are refused with that reason', async () => {
  const { authenticate, recover, forgetSession } = await withApp();
  forgetSession();
  expect(await authenticate('123456')).toMatchObject({ errorType: 'user_unauthenticated' });
  expect(await recover('aaaa-1111-bbbb')).toMatchObject({ errorType: 'user_unauthenticated' });
});

test('wrong codes of either kind lock the account', async () => {
  const { authenticate, recover, shown } = await withApp();
  const right = await shown();
  for (let attempt = 0; attempt < 9; attempt += 1) await recover('zzzz-9999-zzzz');
  await authenticate(right === '000000' ? '000001' : '000000');
  expect(await authenticate(right)).toMatchObject({ status: 429, errorType: 'user_lock_limit_reached' });
  expect(await recover('aaaa-1111-bbbb')).toMatchObject({ status: 429, errorType: 'user_lock_limit_reached' });
});
