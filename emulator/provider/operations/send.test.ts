import { expect, test } from 'vitest';
import { createVisitor, tokenIn } from '../../testing/visitor';

const email = 'ada@example.com';
const phone_number = '+12025550162';

test.each([
  ['/otps/email/send/primary', { email: 'unknown@example.com' }, 'email_not_found'],
  ['/magic_links/email/send/primary', { email: 'unknown@example.com' }, 'email_not_found'],
  ['/otps/sms/send/primary', { phone_number: '+12025550199' }, 'phone_number_not_found'],
  ['/otps/whatsapp/send/primary', { phone_number: '+12025550199' }, 'phone_number_not_found'],
])('%s creates no user for an unknown address', async (path, to, errorType) => {
  const visitor = createVisitor();
  expect(await visitor.post(path, to)).toMatchObject({ status: 404, errorType });
  expect(await visitor.control('GET', '/users')).toEqual([]);
});

test.each([
  ['/otps/email/send/primary', { email }, email],
  ['/otps/sms/send/primary', { phone_number }, phone_number],
  ['/otps/whatsapp/send/primary', { phone_number }, phone_number],
])('%s sends a code that signs an existing user in', async (path, to, address) => {
  const visitor = createVisitor();
  await visitor.control('POST', '/users', { email, phone_number });
  const { data } = await visitor.post(path, to);
  const { code } = await visitor.newestMessage(address);
  const answer = await visitor.post('/otps/authenticate', {
    token: code,
    method_id: data.string('method_id'),
    session_duration_minutes: 30,
  });
  expect(answer).toMatchObject({ status: 200 });
});

test('a link to an existing user signs them in', async () => {
  const visitor = createVisitor();
  await visitor.control('POST', '/users', { email });
  await visitor.post('/magic_links/email/send/primary', { email, login_magic_link_url: 'http://localhost:5180/' });
  const { links } = await visitor.newestMessage(email);
  const token = tokenIn(links, 'magic_links');
  expect(await visitor.post('/magic_links/authenticate', { token })).toMatchObject({ status: 200 });
});

test.each([
  ['/otps/email/send/secondary', { email: 'new@example.com' }],
  ['/otps/sms/send/secondary', { phone_number: '+12025550163' }],
  ['/otps/whatsapp/send/secondary', { phone_number: '+12025550163' }],
  ['/magic_links/email/send/secondary', { email: 'new@example.com' }],
])('%s that is refused adds no contact', async (path, to) => {
  const visitor = createVisitor();
  await visitor.signInAs({ email });
  const tooLong = { expiration_minutes: 10_081, login_expiration_minutes: 10_081 };
  expect(await visitor.post(path, { ...to, ...tooLong })).toMatchObject({ status: 400 });
  const { data } = await visitor.call('GET', '/users/me');
  expect(data.values).toMatchObject({ emails: [{ email }], phone_numbers: [] });
});

test.each(['sms', 'whatsapp'])(
  'a code by %s to a new number is refused while the e-mail address is unverified',
  async (channel) => {
    const visitor = createVisitor();
    await visitor.post('/passwords', { email, password: 'liverpool rain on tuesday', session_duration_minutes: 30 });
    const send = () => visitor.post(`/otps/${channel}/send/secondary`, { phone_number });
    expect(await send()).toMatchObject({ status: 400, errorType: 'too_many_unverified_factors' });
    expect((await visitor.call('GET', '/users/me')).data.values).toMatchObject({ phone_numbers: [] });
    const { data } = await visitor.post('/otps/email/send/secondary', { email });
    const { code } = await visitor.newestMessage(email);
    await visitor.post('/otps/authenticate', {
      token: code,
      method_id: data.string('method_id'),
      session_duration_minutes: 30,
    });
    expect(await send()).toMatchObject({ status: 200 });
  },
);

test.each(['/otps/email/send/secondary', '/magic_links/email/send/secondary'])(
  '%s to another address is refused while the first one is unverified, which can still be verified',
  async (path) => {
    const visitor = createVisitor();
    await visitor.post('/passwords', { email, password: 'liverpool rain on tuesday', session_duration_minutes: 30 });
    expect(await visitor.post(path, { email: 'new@example.com' })).toMatchObject({
      status: 400,
      errorType: 'too_many_unverified_factors',
    });
    expect((await visitor.call('GET', '/users/me')).data.optionalList('emails')).toHaveLength(1);
    expect(await visitor.control('GET', '/messages?to=new@example.com')).toEqual([]);
    expect(await visitor.post(path, { email })).toMatchObject({ status: 200 });
  },
);

test.each([
  ['/otps/email/send/secondary', { email: 'grace@example.com' }, 'duplicate_email'],
  ['/otps/sms/send/secondary', { phone_number: '+12025550163' }, 'duplicate_phone_number'],
])('%s does not take the contact of another user', async (path, to, errorType) => {
  const visitor = createVisitor();
  await visitor.control('POST', '/users', { email: 'grace@example.com', phone_number: '+12025550163' });
  await visitor.signInAs({ email });
  expect(await visitor.post(path, to)).toMatchObject({ status: 400, errorType });
});

test.each([
  ['/otps/email/send/secondary', { email: 'new@example.com' }, 'emails', 2],
  ['/otps/sms/send/secondary', { phone_number: '+12025550163' }, 'phone_numbers', 1],
])(
  '%s adds a new contact, which is removed after five minutes unless it was confirmed',
  async (path, to, list, count) => {
    for (const isConfirmed of [true, false]) {
      const visitor = createVisitor();
      await visitor.signInAs({ email });
      const { data } = await visitor.post(path, to);
      const { code } = await visitor.newestMessage(Object.values(to)[0] ?? '');
      if (isConfirmed)
        await visitor.post('/otps/authenticate', {
          token: code,
          method_id: data.string('method_id'),
          session_duration_minutes: 30,
        });
      const listed = async () => (await visitor.call('GET', '/users/me')).data.optionalList(list) ?? [];
      expect(await listed()).toHaveLength(count);
      await visitor.control('POST', '/clock', { advance_seconds: 300 });
      expect(await listed()).toHaveLength(isConfirmed ? count : count - 1);
    }
  },
);
