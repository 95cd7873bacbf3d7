import { expect, test } from 'vitest';
import { createVisitor } from '../../testing/visitor';

const someone = '+12025550162';

async function askForCode(path = '/otps/sms/login_or_create', to: Record<string, unknown> = { phone_number: someone }) {
  const visitor = createVisitor();
  const { data } = await visitor.post(path, to);
  return { visitor, methodId: data.string('method_id') };
}

test.each([
  ['sms', '/otps/sms/login_or_create', { phone_number: someone }, someone],
  ['whatsapp', '/otps/whatsapp/login_or_create', { phone_number: someone }, someone],
  ['email', '/otps/email/login_or_create', { email: 'Ada@Example.com' }, 'ada@example.com'],
])('a visitor signs in with the code that was sent by %s', async (channel, path, to, address) => {
  const { visitor, methodId } = await askForCode(path, to);
  const { code } = await visitor.newestMessage(address);
  const { status, data } = await visitor.post('/otps/authenticate', {
    token: code,
    method_id: methodId,
    session_duration_minutes: 30,
  });
  expect(status).toBe(200);
  expect(data.values).toMatchObject({
    method_id: methodId,
    session_token: expect.any(String),
    session_jwt: expect.any(String),
    user: { status: 'active' },
    session: { authentication_factors: [{ type: 'otp', delivery_method: channel }] },
  });
});

test('the previous code is refused', async () => {
  const { visitor, methodId } = await askForCode();
  const previous = await visitor.newestMessage(someone);
  await visitor.post('/otps/sms/login_or_create', { phone_number: someone });
  const newest = await visitor.newestMessage(someone);
  // One time in a million both are the same.
  if (previous.code === newest.code) return;
  expect(await visitor.post('/otps/authenticate', { token: previous.code, method_id: methodId })).toMatchObject({
    status: 404,
    errorType: 'otp_code_not_found',
  });
  expect(await visitor.post('/otps/authenticate', { token: newest.code, method_id: methodId })).toMatchObject({
    status: 200,
  });
});

test('a code is refused the second time', async () => {
  const { visitor, methodId } = await askForCode();
  const { code } = await visitor.newestMessage(someone);
  await visitor.post('/otps/authenticate', { token: code, method_id: methodId });
  expect(await visitor.post('/otps/authenticate', { token: code, method_id: methodId })).toMatchObject({
    status: 401,
    errorType: 'unable_to_auth_otp_code',
  });
});

test('a code that has expired is refused', async () => {
  const { visitor, methodId } = await askForCode();
  const { code } = await visitor.newestMessage(someone);
  await visitor.control('POST', '/clock', { advance_seconds: 5 * 60 });
  expect(await visitor.post('/otps/authenticate', { token: code, method_id: methodId })).toMatchObject({
    status: 401,
    errorType: 'unable_to_auth_otp_code',
  });
});

test('a wrong code is not found, whether the right one is valid, expired or used', async () => {
  const { visitor, methodId } = await askForCode();
  const { code } = await visitor.newestMessage(someone);
  const wrong = { token: code === '000000' ? '000001' : '000000', method_id: methodId };
  const refused = { status: 404, errorType: 'otp_code_not_found' };
  expect(await visitor.post('/otps/authenticate', wrong)).toMatchObject(refused);
  await visitor.post('/otps/authenticate', { token: code, method_id: methodId });
  expect(await visitor.post('/otps/authenticate', wrong)).toMatchObject(refused);
  await visitor.control('POST', '/clock', { advance_seconds: 5 * 60 });
  expect(await visitor.post('/otps/authenticate', wrong)).toMatchObject(refused);
});

test('a malformed code is refused as such', async () => {
  const { visitor, methodId } = await askForCode();
  expect(await visitor.post('/otps/authenticate', { token: '12345', method_id: methodId })).toMatchObject({
    status: 400,
    errorType: 'invalid_code',
  });
});

test('a user who guesses is locked out for an hour, even with the right code', async () => {
  const { visitor, methodId } = await askForCode();
  const { code } = await visitor.newestMessage(someone);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let attempt = 0; attempt < 10; attempt += 1)
    await visitor.post('/otps/authenticate', { token: wrong, method_id: methodId });
  expect(await visitor.post('/otps/authenticate', { token: code, method_id: methodId })).toMatchObject({
    status: 429,
    errorType: 'user_lock_limit_reached',
  });
  await visitor.control('POST', '/clock', { advance_seconds: 3_600 });
  await visitor.post('/otps/sms/login_or_create', { phone_number: someone });
  const { code: next } = await visitor.newestMessage(someone);
  expect(await visitor.post('/otps/authenticate', { token: next, method_id: methodId })).toMatchObject({ status: 200 });
});

test.each([
  ['2025550162', 'invalid_phone_number'],
  ['+1202', 'invalid_phone_number'],
  ['+12025550162555', 'invalid_phone_number'],
  ['+9995550162', 'invalid_phone_number_country_code'],
])('the phone number %s is refused with %s', async (phone_number, errorType) => {
  expect(await createVisitor().post('/otps/sms/login_or_create', { phone_number })).toMatchObject({
    status: 400,
    errorType,
  });
});
