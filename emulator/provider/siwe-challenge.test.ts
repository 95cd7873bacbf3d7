import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { parseSiweMessage } from 'viem/siwe';
import { expect, test } from 'vitest';
import { createVisitor } from '../testing/visitor';

const key = privateKeyToAccount(generatePrivateKey());
const wallet = { crypto_wallet_address: key.address, crypto_wallet_type: 'ethereum' };
const uri = 'http://localhost:5180/in';
const now = () => Date.UTC(2026, 0, 1);

/** A visitor who has asked for a message with these parameters. */
async function asked(siwe_params: object) {
  const visitor = createVisitor({ now });
  await visitor.control('PATCH', '/project', { siwe_required_for_crypto_wallets: true });
  const reply = await visitor.post('/crypto_wallets/authenticate/start/primary', { ...wallet, siwe_params });
  return { visitor, reply };
}

test('the message has every parameter of the request', async () => {
  const { reply } = await asked({
    uri,
    chain_id: '137',
    issued_at: '2025-12-31T23:59:00Z',
    statement: "Sign in to Ada's shop.",
    not_before: '2025-12-31T23:59:30.5Z',
    message_request_id: 'request-1',
    resources: ['https://example.com/terms', 'ipfs://bafy'],
  });
  expect(parseSiweMessage(reply.data.string('challenge'))).toEqual({
    domain: 'localhost:5180',
    address: key.address,
    uri,
    version: '1',
    nonce: expect.stringMatching(/^[A-Za-z0-9]{8,}$/),
    chainId: 137,
    issuedAt: new Date('2025-12-31T23:59:00Z'),
    statement: "Sign in to Ada's shop.",
    notBefore: new Date('2025-12-31T23:59:30.500Z'),
    requestId: 'request-1',
    resources: ['https://example.com/terms', 'ipfs://bafy'],
    expirationTime: new Date(now() + 300_000),
  });
});

test('the message of a request with an address alone has the defaults', async () => {
  const { reply } = await asked({ uri });
  const message = parseSiweMessage(reply.data.string('challenge'));
  expect(message).toMatchObject({ chainId: 1, issuedAt: new Date(now()) });
  for (const name of ['statement', 'notBefore', 'requestId', 'resources']) expect(message).not.toHaveProperty(name);
});

const moment = 'a moment of RFC 3339 in UTC, such as 2021-12-29T12:33:09Z';
const line = 'a line of ASCII text';
const chain = 'the number of a chain, in a string';
const id = 'text without spaces, as in the path of an address';

test.each([
  [{ uri: undefined }, '"siwe_params.uri" must be the address of the page.'],
  [{ uri: 7 }, '"siwe_params.uri" must be a string.'],
  [{ uri: 'in' }, '"siwe_params.uri" must be the address of the page.'],
  [{ chain_id: 137 }, '"siwe_params.chain_id" must be a string.'],
  [{ chain_id: '0x89' }, `"siwe_params.chain_id" must be ${chain}.`],
  [{ chain_id: '1.5' }, `"siwe_params.chain_id" must be ${chain}.`],
  [{ chain_id: '9'.repeat(17) }, `"siwe_params.chain_id" must be ${chain}.`],
  [{ issued_at: 'yesterday' }, `"siwe_params.issued_at" must be ${moment}.`],
  [{ issued_at: '2025-13-01T00:00:00Z' }, `"siwe_params.issued_at" must be ${moment}.`],
  [{ not_before: '2025-12-31T23:59:00+01:00' }, `"siwe_params.not_before" must be ${moment}.`],
  [{ statement: 'one\ntwo' }, `"siwe_params.statement" must be ${line}.`],
  [{ statement: 'Grüße' }, `"siwe_params.statement" must be ${line}.`],
  [{ message_request_id: 'one\nResources:\n- https://evil.test' }, `"siwe_params.message_request_id" must be ${id}.`],
  [{ resources: 'https://example.com' }, '"siwe_params.resources" must be a list of strings.'],
  [{ resources: ['terms'] }, expect.stringContaining('"resources"')],
  [{ uri: 'mailto:ada@example.com' }, expect.stringContaining('"domain"')],
])('the parameters %j are refused with what is valid', async (params, errorMessage) => {
  const { reply } = await asked({ uri, ...params });
  expect(reply).toMatchObject({ status: 400, errorType: 'bad_request', errorMessage });
});

test('a message that is not valid yet is refused until it is', async () => {
  const { visitor, reply } = await asked({ uri, not_before: '2026-01-01T00:01:00Z' });
  const signature = await key.signMessage({ message: reply.data.string('challenge') });
  const send = () => visitor.post('/crypto_wallets/authenticate', { ...wallet, signature });
  expect(await send()).toMatchObject({ status: 400, errorType: 'siwe_message_not_valid_yet' });
  await visitor.control('POST', '/clock', { advance_seconds: 60 });
  expect(await send()).toMatchObject({ status: 200 });
});
