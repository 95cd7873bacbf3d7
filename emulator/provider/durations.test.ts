import { expect, test } from 'vitest';
import { createVisitor } from '../testing/visitor';

const email = 'ada@example.com';
const phone_number = '+12025550162';

const passcodes: [path: string, to: object][] = [
  ['/otps/email/login_or_create', { email }],
  ['/otps/sms/login_or_create', { phone_number }],
  ['/otps/whatsapp/login_or_create', { phone_number }],
  ['/otps/email/send/primary', { email }],
  ['/otps/sms/send/primary', { phone_number }],
];

const links: [path: string, member: string][] = [
  ['/magic_links/email/login_or_create', 'login_expiration_minutes'],
  ['/magic_links/email/login_or_create', 'signup_expiration_minutes'],
  ['/magic_links/email/send/primary', 'login_expiration_minutes'],
  ['/passwords/email/reset/start', 'reset_password_expiration_minutes'],
  ['/passwords/email/reset/start', 'login_expiration_minutes'],
];

async function withUser() {
  const visitor = createVisitor();
  await visitor.control('POST', '/users', { email, phone_number });
  return visitor;
}

test.each(passcodes)('%s refuses a passcode for less than one minute, or more than ten', async (path, to) => {
  const visitor = await withUser();
  for (const expiration_minutes of [0, 11, 2.5, '5']) {
    const refused = { status: 400, errorType: 'invalid_expiration_otp' };
    expect(await visitor.post(path, { ...to, expiration_minutes })).toMatchObject(refused);
  }
  expect(await visitor.control('GET', '/messages')).toEqual([]);
  for (const expiration_minutes of [1, 10]) {
    expect(await visitor.post(path, { ...to, expiration_minutes })).toMatchObject({ status: 200 });
  }
});

test.each(links)('%s refuses a link with %s of less than five minutes, or more than a week', async (path, member) => {
  const visitor = await withUser();
  for (const minutes of [4, 10_081, 7.5, '30']) {
    const refused = { status: 400, errorType: 'invalid_expiration' };
    expect(await visitor.post(path, { email, [member]: minutes })).toMatchObject(refused);
  }
  expect(await visitor.control('GET', '/messages')).toEqual([]);
  for (const minutes of [5, 10_080]) {
    expect(await visitor.post(path, { email, [member]: minutes })).toMatchObject({ status: 200 });
  }
});

test('the log-in link of a reset works for the requested minutes', async () => {
  const visitor = await withUser();
  const requested = { email, reset_password_expiration_minutes: 10, login_expiration_minutes: 60 };
  await visitor.post('/passwords/email/reset/start', requested);
  const { links: mailed } = await visitor.newestMessage(email);
  await visitor.control('POST', '/clock', { advance_seconds: 59 * 60 });
  const token = mailed.get('login')?.searchParams.get('token');
  expect(await visitor.post('/magic_links/authenticate', { token })).toMatchObject({ status: 200 });
});
