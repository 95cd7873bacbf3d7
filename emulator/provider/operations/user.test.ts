import { expect, test } from 'vitest';
import { createVisitor } from '../../testing/visitor';

const email = 'ada@example.com';
const phone_number = '+12025550162';
const strong = { email, phone_number, factors: ['email_otp', 'sms_otp'] };

async function signedIn(user: object = strong) {
  const visitor = createVisitor();
  await visitor.signInAs(user);
  const me = async () => (await visitor.call('GET', '/users/me')).data;
  return { ...visitor, me };
}

test('a change replaces the name of a user as a whole, and the data that any page may store in part', async () => {
  const { call, me } = await signedIn();
  await call('PUT', '/users/me', { name: { first_name: 'Ada', last_name: 'Lovelace' }, untrusted_metadata: { a: 1 } });
  const answer = await call('PUT', '/users/me', { name: { last_name: 'King' }, untrusted_metadata: { b: 2 } });
  expect(answer.data.values).toMatchObject({ emails: [{ email }], __user: { name: { last_name: 'King' } } });
  expect((await me()).values).toMatchObject({
    name: { first_name: '', middle_name: '', last_name: 'King' },
    untrusted_metadata: { a: 1, b: 2 },
  });
});

test.each([
  [{ emails: [{ email: 'b@example.com' }] }, 400, 'update_user_auth_method_not_allowed'],
  [{ phone_numbers: [] }, 400, 'update_user_auth_method_not_allowed'],
  [{ trusted_metadata: { admin: true } }, 401, 'cannot_update_trusted_metadata'],
])('a change by %j is refused', async (body, status, errorType) => {
  const { call } = await signedIn();
  expect(await call('PUT', '/users/me', body)).toMatchObject({ status, errorType });
});

test('a user deletes an address or a number, but not the last one', async () => {
  const { call, me } = await signedIn();
  const idOf = async (list: string, id: string) => (await me()).optionalList(list)?.[0]?.string(id);
  const emailId = await idOf('emails', 'email_id');
  const phoneId = await idOf('phone_numbers', 'phone_id');
  const deleted = await call('DELETE', `/users/phone_numbers/${phoneId}`);
  expect(deleted.data.values).toMatchObject({ __user: { emails: [{ email }], phone_numbers: [] } });
  expect(await call('DELETE', `/users/emails/${emailId}`)).toMatchObject({
    status: 400,
    errorType: 'cannot_delete_last_primary_factor',
  });
  expect((await me()).optionalList('emails')).toHaveLength(1);
});

test('a user deletes a social provider and a wallet', async () => {
  const { call, provider, me } = await signedIn({ email });
  const account = provider.project().accounts.byEmail(email)?.account;
  account?.user.providers.push({
    oauth_user_registration_id: 'oauth-1',
    provider_subject: '1',
    provider_type: 'google',
    profile_picture_url: '',
    locale: 'en',
  });
  account?.user.crypto_wallets.push({
    crypto_wallet_id: 'wallet-1',
    crypto_wallet_address: '0x0',
    crypto_wallet_type: 'ethereum',
    verified: true,
  });
  expect(await call('DELETE', '/users/oauth/oauth-1')).toMatchObject({ status: 200 });
  expect(await call('DELETE', '/users/crypto_wallets/wallet-1')).toMatchObject({ status: 200 });
  expect((await me()).values).toMatchObject({ providers: [], crypto_wallets: [] });
});

test('the last social provider of a user without an address or a number is not deleted', async () => {
  const { call, provider } = await signedIn({ email });
  const user = provider.project().accounts.byEmail(email)?.account.user;
  for (const one of ['1', '2']) {
    user?.providers.push({
      oauth_user_registration_id: `oauth-${one}`,
      provider_subject: one,
      provider_type: 'google',
      profile_picture_url: '',
      locale: 'en',
    });
  }
  user?.emails.splice(0);
  expect(await call('DELETE', '/users/oauth/oauth-1')).toMatchObject({ status: 200 });
  expect(await call('DELETE', '/users/oauth/oauth-2')).toMatchObject({
    status: 400,
    errorType: 'cannot_delete_last_primary_factor',
  });
  expect(user?.providers).toHaveLength(1);
});

test('the id of another user is reported as unknown', async () => {
  const { call, provider, control } = await signedIn();
  await control('POST', '/users', { email: 'grace@example.com' });
  const id = provider.project().accounts.byEmail('grace@example.com')?.email.email_id;
  expect(await call('DELETE', `/users/emails/${id}`)).toMatchObject({ status: 404, errorType: 'email_not_found' });
});
