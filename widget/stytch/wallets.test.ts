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

describe('sign-in with a wallet under a session', () => {
  const solana = '4Nd1mYwbzBxVbKjBZxYpB9hVtPq3PqkzJ7rXgWqS2aUe';
  const wallet = (crypto_wallet_address: string, verified = true) => ({ crypto_wallet_address, verified });

  /** A browser whose session is of this user, and the calls in their order. */
  function signedInAs(user: unknown, isRevoked = true) {
    const asked: string[] = [];
    let session: object | null = { session_id: 's', user_id: 'grace' };
    const named = (name: string, answer: object) => async () => {
      asked.push(`${name} ${session ? 'secondary' : 'primary'}`);
      return answer;
    };
    const client = quietClient({
      user: { getSync: () => user },
      session: {
        getSync: () => session,
        getTokens: () => session,
        revoke: async () => {
          asked.push('revoke');
          if (isRevoked) session = null;
          return {};
        },
      },
      cryptoWallets: {
        authenticateStart: named('start', { challenge: 'Sign in to Project.' }),
        authenticate: named('authenticate', { user_id: 'u', session: { session_id: 't', user_id: 'u' } }),
      },
    });
    return { calls: walletCalls(client), asked };
  }
  const signed = { signature: '0x1', sessionDurationMinutes: 30 };

  // Columns: the wallets of the signed-in user | the account of the wallet that signs in.
  test.each([
    ['no wallet', { crypto_wallets: [] }, account],
    ['another wallet', { crypto_wallets: [wallet(`0x${'cd'.repeat(20)}`)] }, account],
    ['the wallet, not verified', { crypto_wallets: [wallet(address, false)] }, account],
    [
      'a Solana address in another case',
      { crypto_wallets: [wallet(solana)] },
      { address: solana.toLowerCase(), type: 'solana' },
    ],
    ['unreadable wallets', { crypto_wallets: [null, 7, {}] }, account],
    ['no list of wallets', {}, account],
    ['no known user', null, account],
  ] as const)(
    'a user with %s is logged out before another wallet signs in [T-WALLET-9]',
    async (_what, user, given: WalletAccount) => {
      const { calls, asked } = signedInAs(user);
      expect(await calls.startWalletSignIn(given)).toMatchObject({ ok: true });
      expect(asked).toEqual(['revoke', 'start primary']);
    },
  );

  test('a user who logs in in another tab while a wallet signs is logged out before the signature is sent [T-WALLET-9]', async () => {
    const { calls, asked } = signedInAs({ crypto_wallets: [] });
    expect(await calls.authenticateWallet({ ...account, ...signed })).toMatchObject({ ok: true });
    expect(asked).toEqual(['revoke', 'authenticate primary']);
  });

  test.each([
    [
      'their own Ethereum wallet, in another case',
      { address: address.toUpperCase().replace('0X', '0x'), type: 'ethereum' },
    ],
    ['their own Solana wallet', { address: solana, type: 'solana' }],
  ] as const)('a signed-in user who uses %s keeps the session [T-WALLET-9]', async (_what, given: WalletAccount) => {
    const { calls, asked } = signedInAs({ crypto_wallets: [wallet(address), wallet(solana)] });
    expect(await calls.startWalletSignIn(given)).toMatchObject({ ok: true });
    expect(await calls.authenticateWallet({ ...given, ...signed })).toMatchObject({ ok: true });
    expect(asked).toEqual(['start secondary', 'authenticate secondary']);
  });

  test("a session that cannot be ended keeps another user's wallet from signing in [T-WALLET-9]", async () => {
    const { calls, asked } = signedInAs({ crypto_wallets: [] }, false);
    expect(await calls.startWalletSignIn(account)).toMatchObject({ ok: false });
    expect(await calls.authenticateWallet({ ...account, ...signed })).toMatchObject({ ok: false });
    expect(asked).toEqual(['revoke', 'revoke']);
  });
});
