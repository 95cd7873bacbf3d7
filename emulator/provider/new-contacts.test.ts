import { expect, test } from 'vitest';
import { createVisitor, fieldsOf, type TestVisitor } from '../testing/visitor';

const origin = 'http://localhost:5181';
const publicToken = 'public-token-test-00000000-0000-4000-8000-000000000000';
const ada = 'ada@example.com';
const bob = 'bob@example.com';
const phone_number = '+12025550162';

/** Ada, logged in, who has asked for a code to Bob's address and to a number, some seconds ago. */
async function withExpectedContacts(seconds: number) {
  const visitor = createVisitor();
  const made = await visitor.signInAs({ email: ada });
  // The number is first: none can be added while an address is unverified.
  await visitor.post('/otps/sms/send/secondary', { phone_number });
  await visitor.post('/otps/email/send/secondary', { email: bob });
  await visitor.control('POST', '/clock', { advance_seconds: seconds });
  return { visitor, adaId: made.string('user_id') };
}

/** The user of a token that a sign-in redirects with. */
async function userOf(visitor: TestVisitor, address: string): Promise<string> {
  const token = new URL(address).searchParams.get('token');
  const { data } = await visitor.post('/oauth/authenticate', { token, session_duration_minutes: 30 });
  return data.string('user_id');
}

test('a sign-in with Google as an address that another user did not confirm in time, creates a new user', async () => {
  const { visitor, adaId } = await withExpectedContacts(0);
  const { provider } = visitor;
  const started = await provider.fetch(
    new Request(`${origin}/v1/public/oauth/google/start?public_token=${publicToken}`),
  );
  const flow = /name="flow" value="([^"]+)"/.exec(await started.text())?.[1] ?? '';
  await visitor.control('POST', '/clock', { advance_seconds: 360 });
  visitor.forgetSession();
  const form = { method: 'POST', body: new URLSearchParams({ flow, email: bob }) };
  const answer = await provider.fetch(new Request(`${origin}/oauth/continue`, form));
  expect(await userOf(visitor, answer.headers.get('location') ?? '')).not.toBe(adaId);
  expect(provider.project().accounts.byId(adaId)?.user).toMatchObject({ emails: [{ email: ada }], providers: [] });
});

test('a sign-in with One Tap as an address that another user did not confirm in time, creates a new user', async () => {
  const { visitor, adaId } = await withExpectedContacts(0);
  const { provider } = visitor;
  const { oneTap } = provider.project();
  const clientId = 'google-client-test';
  await visitor.control('POST', '/clock', { advance_seconds: 360 });
  visitor.forgetSession();
  const id_token = await oneTap.signCredential(bob, clientId);
  const callback = `${origin}/v1/oauth/callback/${oneTap.callbacks.issue({ clientId }, 600)}`;
  const body = JSON.stringify({ id_token });
  const answer = await provider.fetch(new Request(callback, { method: 'POST', body }));
  expect(await userOf(visitor, fieldsOf(await answer.json()).string('redirect_url'))).not.toBe(adaId);
});

test('a tester creates a user with contacts that another user did not confirm in time', async () => {
  const { visitor } = await withExpectedContacts(600);
  expect(await visitor.control('POST', '/users', { email: bob, phone_number })).toHaveProperty('user_id');
});

test('the list of users has a contact that waits for its code for five minutes', async () => {
  const waiting = { emails: [{ email: ada }, { email: bob }], phone_numbers: [{ phone_number }] };
  const { visitor } = await withExpectedContacts(299);
  expect(await visitor.control('GET', '/users')).toMatchObject([waiting]);
  await visitor.control('POST', '/clock', { advance_seconds: 1 });
  expect(await visitor.control('GET', '/users')).toMatchObject([{ emails: [{ email: ada }], phone_numbers: [] }]);
});

// Columns: the path | the body | the list of the user | the contacts of it while the new one waits.
test.each([
  ['/otps/email/send/secondary', { email: bob }, 'emails', 2],
  ['/magic_links/email/send/secondary', { email: bob }, 'emails', 2],
  ['/otps/sms/send/secondary', { phone_number }, 'phone_numbers', 1],
])('%s sent again gives a new contact another five minutes', async (path, body, list, count) => {
  const visitor = createVisitor();
  await visitor.signInAs({ email: ada });
  const listed = async () => (await visitor.call('GET', '/users/me')).data.optionalList(list);
  for (const seconds of [0, 240]) {
    await visitor.control('POST', '/clock', { advance_seconds: seconds });
    expect(await visitor.post(path, body)).toMatchObject({ status: 200 });
  }
  await visitor.control('POST', '/clock', { advance_seconds: 299 });
  expect(await listed()).toHaveLength(count);
  await visitor.control('POST', '/clock', { advance_seconds: 1 });
  expect(await listed()).toHaveLength(count - 1);
});

test('a confirmed contact to which a code is sent again is not removed', async () => {
  const visitor = createVisitor();
  await visitor.signInAs({ email: ada });
  const sent = await visitor.post('/otps/email/send/secondary', { email: bob });
  const { code } = await visitor.newestMessage(bob);
  const proof = { token: code, method_id: sent.data.string('method_id'), session_duration_minutes: 30 };
  expect(await visitor.post('/otps/authenticate', proof)).toMatchObject({ status: 200 });
  await visitor.post('/otps/email/send/secondary', { email: bob });
  await visitor.control('POST', '/clock', { advance_seconds: 301 });
  expect((await visitor.call('GET', '/users/me')).data.optionalList('emails')).toHaveLength(2);
});
