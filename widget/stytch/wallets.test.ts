// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { failed, succeeded } from '../../flows/core/provider/outcome';
import type { WalletAccount } from '../../flows/core/provider/wallet-calls';
import { quietClient } from '../testing/quiet-client';
import { calls as walletCalls } from './wallets';

const address = `0x${'ab'.repeat(20)}`;
const account: WalletAccount = { address, type: 'ethereum' };
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

/** A message to be signed, for this site and this moment unless a test changes them. */
function message({ domain = location.host, uri = location.origin, of = address, issued = 0, expires = 5 } = {}) {
  return `${domain} wants you to sign in with your Ethereum account:\n${of}\n\n\nURI: ${uri}\nVersion: 1\nChain ID: 1\nNonce: abcdefgh12\nIssued At: ${minutes(issued)}\nExpiration Time: ${minutes(expires)}`;
}

/** The calls over a client with this response. */
function answering(answer: unknown) {
  const authenticateStart = vi.fn(async () => answer);
  const authenticate = vi.fn(async () => answer);
  return {
    calls: walletCalls(quietClient({ cryptoWallets: { authenticateStart, authenticate } })),
    authenticateStart,
    authenticate,
  };
}

describe('sign-in with a wallet', () => {
  test('a user who signs in with a wallet gets a message for this site and this moment', async () => {
    const challenge = message();
    const { calls, authenticateStart } = answering({ challenge, session_token: 'secret' });
    expect(await calls.startWalletSignIn(account)).toEqual(succeeded({ challenge, answer: { challenge } }));
    expect(authenticateStart).toHaveBeenCalledExactlyOnceWith({
      crypto_wallet_address: address,
      crypto_wallet_type: 'ethereum',
    });
  });

  // Columns: the message | the error in place of a signature request.
  test.each([
    ['another site', { domain: 'evil.test' }, 'wallet_site'],
    ['an address of another site', { uri: 'https://evil.test' }, 'wallet_site'],
    ['another user', { of: `0x${'cd'.repeat(20)}` }, 'wallet_site'],
    ['yesterday', { issued: -1_500, expires: -1_440 }, 'broken'],
    ['tomorrow', { issued: 1_440, expires: 1_500 }, 'broken'],
  ])('a user who signs in with a wallet is not asked to sign a message for %s', async (_what, changes, type) => {
    const outcome = await answering({ challenge: message(changes) }).calls.startWalletSignIn(account);
    expect(outcome).toMatchObject({ ok: false, error: { type } });
  });

  test('a user who signs in with a wallet is not asked to sign an unreadable message that names a site', async () => {
    const challenge = 'evil.test wants you to sign in with your Ethereum account, please';
    expect(await answering({ challenge }).calls.startWalletSignIn(account)).toEqual(failed({ type: 'wallet_site' }));
  });

  test("a user who signs in with a wallet gets the provider's own form, which names no site", async () => {
    const challenge = 'Signing in with Project: 0123456789';
    expect(await answering({ challenge }).calls.startWalletSignIn(account)).toMatchObject({ ok: true });
  });

  test('a user who signs in with a wallet is not asked to sign a message of Ethereum with a wallet of Solana', async () => {
    const outcome = await answering({ challenge: message() }).calls.startWalletSignIn({ address, type: 'solana' });
    expect(outcome).toMatchObject({ ok: false, error: { type: 'wallet_site' } });
  });

  test.each([undefined, null, 'sign this', {}, { challenge: '' }, { challenge: 7 }])(
    'a user who signs in with a wallet is not asked to sign %j',
    async (answer) => {
      expect(await answering(answer).calls.startWalletSignIn(account)).toEqual(failed({ type: 'broken' }));
    },
  );

  test('a wallet signature starts a session of the configured length', async () => {
    const signedIn = { user_id: 'u', session: { session_id: 's', user_id: 'u' } };
    const { calls, authenticate } = answering(signedIn);
    const request = { ...account, signature: '0x1', sessionDurationMinutes: 30 };
    expect(await calls.authenticateWallet(request)).toEqual(succeeded(signedIn));
    expect(authenticate).toHaveBeenCalledExactlyOnceWith({
      crypto_wallet_address: address,
      crypto_wallet_type: 'ethereum',
      signature: '0x1',
      session_duration_minutes: 30,
    });
    expect(await answering({ user_id: 'u' }).calls.authenticateWallet(request)).toEqual(failed({ type: 'broken' }));
  });

  test.each(['unable_to_authenticate_crypto_wallet', 'siwe_message_expired'])(
    'a user whose signature is refused as %s has no authorized credentials',
    async (error_type) => {
      const cryptoWallets = {
        authenticate: () => Promise.reject({ error_type, error_message: 'No.', status_code: 401 }),
      };
      const calls = walletCalls(quietClient({ cryptoWallets }));
      const request = { address, type: 'ethereum', signature: '0x1', sessionDurationMinutes: 30 } as const;
      expect(await calls.authenticateWallet(request)).toMatchObject({
        ok: false,
        error: { type: 'unauthorized_credentials' },
      });
    },
  );
});
