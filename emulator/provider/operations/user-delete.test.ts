import { expect, test } from 'vitest';
import { createVisitor } from '../../testing/visitor';
import { addEmail } from '../accounts';
import { newId } from '../ids';

const email = 'ada@example.com';
const phone_number = '+12025550162';
const strong = { email, phone_number, factors: ['email_otp', 'sms_otp'] };

async function signedIn(user: object = strong) {
  const visitor = createVisitor();
  await visitor.signInAs(user);
  const me = async () => (await visitor.call('GET', '/users/me')).data;
  return { ...visitor, me };
}

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
  const [oauthId, walletId] = [newId('oauth-user'), newId('crypto-wallet')];
  account?.user.providers.push({
    oauth_user_registration_id: oauthId,
    provider_subject: '1',
    provider_type: 'Google',
    profile_picture_url: '',
    locale: 'en',
  });
  account?.user.crypto_wallets.push({
    crypto_wallet_id: walletId,
    crypto_wallet_address: '0x0',
    crypto_wallet_type: 'ethereum',
    verified: true,
  });
  expect(await call('DELETE', `/users/oauth/${oauthId}`)).toMatchObject({ status: 200 });
  expect(await call('DELETE', `/users/crypto_wallets/${walletId}`)).toMatchObject({ status: 200 });
  expect((await me()).values).toMatchObject({ providers: [], crypto_wallets: [] });
});

test('the last social provider of a user without an address or a number is not deleted', async () => {
  const { call, provider } = await signedIn({ email });
  const user = provider.project().accounts.byEmail(email)?.account.user;
  const [first, second] = [newId('oauth-user'), newId('oauth-user')];
  for (const id of [first, second]) {
    user?.providers.push({
      oauth_user_registration_id: id,
      provider_subject: id,
      provider_type: 'Google',
      profile_picture_url: '',
      locale: 'en',
    });
  }
  user?.emails.splice(0);
  expect(await call('DELETE', `/users/oauth/${first}`)).toMatchObject({ status: 200 });
  expect(await call('DELETE', `/users/oauth/${second}`)).toMatchObject({
    status: 400,
    errorType: 'cannot_delete_last_primary_factor',
  });
  expect(user?.providers).toHaveLength(1);
});

test.each([
  ['a number', '/otps/sms/send/secondary', { phone_number }, 'phone_numbers', 'phone_id', 0],
  ['an address', '/otps/email/send/secondary', { email: 'new@example.com' }, 'emails', 'email_id', 1],
])(
  'the last confirmed contact is not deleted while %s waits for its code, which is itself deleted',
  async (_what, path, to, list, id, at) => {
    const { call, me } = await signedIn({ email });
    await call('POST', path, to);
    const data = await me();
    const confirmed = data.optionalList('emails')?.[0]?.string('email_id');
    expect(await call('DELETE', `/users/emails/${confirmed}`)).toMatchObject({
      status: 400,
      errorType: 'cannot_delete_last_primary_factor',
    });
    const waiting = data.optionalList(list)?.[at]?.string(id);
    expect(await call('DELETE', `/users/${list}/${waiting}`)).toMatchObject({ status: 200 });
    expect((await me()).values).toMatchObject({ emails: [{ email }], phone_numbers: [] });
  },
);

test('a contact that was confirmed in time counts, and so does the address of a new user with a password', async () => {
  const { call, me, newestMessage } = await signedIn({ email });
  const { data } = await call('POST', '/otps/sms/send/secondary', { phone_number });
  const { code: token } = await newestMessage(phone_number);
  await call('POST', '/otps/authenticate', {
    token,
    method_id: data.string('method_id'),
    session_duration_minutes: 30,
  });
  const first = (await me()).optionalList('emails')?.[0]?.string('email_id');
  expect(await call('DELETE', `/users/emails/${first}`)).toMatchObject({ status: 200 });

  const visitor = createVisitor();
  const body = { email, password: 'liverpool rain on tuesday', session_duration_minutes: 30 };
  const { email_id } = (await visitor.post('/passwords', body)).data.values;
  // Stored directly, because nothing can be sent to another address of a user whose first one is unverified.
  const { accounts, newContacts } = visitor.provider.project();
  const account = accounts.byEmail(email)?.account;
  if (account) newContacts.note(addEmail(account, 'new@example.com').email_id);
  const list = (await visitor.call('GET', '/users/me')).data.optionalList('emails') ?? [];
  const added = list.find(({ values }) => values['email_id'] !== email_id)?.string('email_id');
  expect(await visitor.call('DELETE', `/users/emails/${added}`)).toMatchObject({ status: 200 });
  expect(await visitor.call('DELETE', `/users/emails/${email_id}`)).toMatchObject({
    errorType: 'cannot_delete_last_primary_factor',
  });
});

test('a biometric registration is deleted in any session, and an unknown one is reported', async () => {
  const id = newId('biometric-registration');
  const path = `/users/biometric_registrations/${id}`;
  const { call, provider, me, forgetSession } = await signedIn({ ...strong, factors: ['email_otp'] });
  expect(await call('DELETE', path)).toMatchObject({ status: 404, errorType: 'biometric_registration_not_found' });
  const user = provider.project().accounts.byEmail(email)?.account.user;
  user?.biometric_registrations.push({ biometric_registration_id: id, verified: true });
  expect((await call('DELETE', path)).data.values).toMatchObject({ __user: { biometric_registrations: [] } });
  expect((await me()).values).toMatchObject({ biometric_registrations: [] });
  forgetSession();
  expect(await call('DELETE', path)).toMatchObject({ status: 401, errorType: 'user_unauthenticated' });
});

// Columns: the list | the kind of its ids | the error for a malformed id, and for an unknown one.
test.each([
  ['emails', 'email', 'invalid_email_id', 'email_not_found'],
  ['totps', 'totp', 'invalid_totp_id', 'totp_not_found'],
  ['oauth', 'oauth-user', 'invalid_oauth_user_registration_id', 'oauth_user_registration_not_found'],
  ['crypto_wallets', 'crypto-wallet', 'invalid_crypto_wallet_id', 'crypto_wallet_not_found'],
  [
    'webauthn_registrations',
    'webauthn-registration',
    'invalid_webauthn_registration_id',
    'webauthn_registration_not_found',
  ],
  [
    'biometric_registrations',
    'biometric-registration',
    'invalid_biometric_registration_id',
    'biometric_registration_not_found',
  ],
])(
  'a malformed id of %s is refused as such, and a well-formed one as unknown',
  async (list, kind, malformed, missing) => {
    const { call } = await signedIn();
    const unknown = newId(kind);
    for (const id of ['undefined', newId('user'), `${unknown}0`, `x${unknown}`]) {
      expect(await call('DELETE', `/users/${list}/${id}`)).toMatchObject({ status: 400, errorType: malformed });
    }
    for (const id of [unknown, unknown.replace('-test-', '-live-')]) {
      expect(await call('DELETE', `/users/${list}/${id}`)).toMatchObject({ status: 404, errorType: missing });
    }
  },
);

test('the id of another user is reported as unknown', async () => {
  const { call, provider, control } = await signedIn();
  await control('POST', '/users', { email: 'grace@example.com' });
  const id = provider.project().accounts.byEmail('grace@example.com')?.email.email_id;
  expect(await call('DELETE', `/users/emails/${id}`)).toMatchObject({ status: 404, errorType: 'email_not_found' });
});
