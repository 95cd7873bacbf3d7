import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';
import { createVisitor, fieldsOf } from '../../testing/visitor';

const key = privateKeyToAccount(generatePrivateKey());
const wallet = { crypto_wallet_address: key.address, crypto_wallet_type: 'ethereum' };
const start = '/crypto_wallets/authenticate/start';
const refused = { status: 401, errorType: 'unable_to_authenticate_crypto_wallet' };

async function withChallenge() {
  const visitor = createVisitor();
  const { data } = await visitor.post(`${start}/primary`, wallet);
  return { visitor, challenge: data.string('challenge') };
}

test('a signature of a wallet signs in once, also when it is sent three times at once', async () => {
  const { visitor, challenge } = await withChallenge();
  const signed = { ...wallet, signature: await key.signMessage({ message: challenge }) };
  const answers = await Promise.all([1, 2, 3].map(() => visitor.post('/crypto_wallets/authenticate', signed)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  expect(await visitor.control('GET', '/users')).toHaveLength(1);
});

test('a signature of another text is refused, and the challenge can still be signed', async () => {
  const { visitor, challenge } = await withChallenge();
  const send = async (message: string) =>
    visitor.post('/crypto_wallets/authenticate', { ...wallet, signature: await key.signMessage({ message }) });
  expect(await send('something else')).toMatchObject(refused);
  expect(await send(challenge)).toMatchObject({ status: 200 });
});

test.each([
  ['a plain challenge', false, refused],
  ['a message of Sign-In with Ethereum', true, { status: 400, errorType: 'siwe_message_expired' }],
])('%s that is signed after five minutes is refused', async (_what, siwe_required_for_crypto_wallets, answer) => {
  const visitor = createVisitor();
  await visitor.control('PATCH', '/project', { siwe_required_for_crypto_wallets });
  const { data } = await visitor.post(`${start}/primary`, {
    ...wallet,
    siwe_params: { uri: 'http://localhost:5180/' },
  });
  const signature = await key.signMessage({ message: data.string('challenge') });
  await visitor.control('POST', '/clock', { advance_seconds: 300 });
  expect(await visitor.post('/crypto_wallets/authenticate', { ...wallet, signature })).toMatchObject(answer);
});

test('a wallet without a challenge is refused, and one of an unknown type', async () => {
  const visitor = createVisitor();
  const signature = await key.signMessage({ message: 'anything' });
  expect(await visitor.post('/crypto_wallets/authenticate', { ...wallet, signature })).toMatchObject(refused);
  expect(await visitor.post(`${start}/primary`, { ...wallet, crypto_wallet_type: 'bitcoin' })).toMatchObject({
    status: 400,
    errorType: 'invalid_wallet_type',
  });
});

test('a wallet is not added to a user as whom staff act', async () => {
  const { visitor, challenge } = await withChallenge();
  const made = fieldsOf(await visitor.control('POST', '/users', { email: 'ada@example.com' }));
  const answer = await visitor.control('POST', '/impersonation', { user_id: made.string('user_id') });
  await visitor.post('/impersonation/authenticate', fieldsOf(answer).values);
  const signed = { ...wallet, signature: await key.signMessage({ message: challenge }) };
  expect(await visitor.post('/crypto_wallets/authenticate', signed)).toMatchObject({
    errorType: 'session_not_mutable',
  });
  expect((await visitor.call('GET', '/users/me')).data.values).toMatchObject({ crypto_wallets: [] });
});

test('the challenge for a signed-in user needs a session', async () => {
  const visitor = createVisitor();
  expect(await visitor.post(`${start}/secondary`, wallet)).toMatchObject({
    status: 401,
    errorType: 'user_unauthenticated',
  });
  await visitor.signInAs({ email: 'ada@example.com' });
  expect(await visitor.post(`${start}/secondary`, wallet)).toMatchObject({ status: 200 });
});
