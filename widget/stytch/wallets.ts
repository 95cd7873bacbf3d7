import type { ProviderError } from '../../flows/core/provider/errors';
import { failed, type Outcome } from '../../flows/core/provider/outcome';
import type { WalletAccount, WalletCalls, WalletChallenge } from '../../flows/core/provider/wallet-calls';
import { claimsToNameSite, isForNow, isForSite } from '../wallets/sign-in-message';
import { parseSiwe } from '../wallets/siwe';
import { parseSiws } from '../wallets/siws';
import { watchWallets } from '../wallets/watch-wallets';
import { property } from '../host/untyped';
import { answerOf } from './answer';
import { withoutOtherSession } from './session';
import { signInOf } from './sign-in-answer';
import { call } from './call';
import { errorTypeOf } from './error-type';
import type { Client } from './client';

/** The port's wallet calls. */
export function calls(client: Client): WalletCalls {
  const { cryptoWallets } = client;
  // Another account may log in, in another tab, while the wallet signs (T-WALLET-9).
  const ofOwner = <Value>(account: WalletAccount, calling: () => Promise<Outcome<Value>>) =>
    withoutOtherSession(client, (user) => hasWallet(user, account), calling);
  return {
    watchWallets,
    startWalletSignIn: async (account) => {
      const outcome = await ofOwner(account, () =>
        call(
          () =>
            cryptoWallets.authenticateStart({
              crypto_wallet_address: account.address,
              crypto_wallet_type: account.type,
            }),
          challengeOf,
        ),
      );
      // A wallet shows the message that it signs, but does not verify that it is for this site.
      const fault = outcome.ok ? faultOf(outcome.value.challenge, account) : undefined;
      return fault ? failed(fault) : outcome;
    },
    authenticateWallet: ({ signature, sessionDurationMinutes, ...account }) =>
      ofOwner(account, () =>
        call(
          () =>
            cryptoWallets.authenticate({
              crypto_wallet_address: account.address,
              crypto_wallet_type: account.type,
              signature,
              session_duration_minutes: sessionDurationMinutes,
            }),
          signInOf,
          refusalOf,
        ),
      ),
  };
}

/** Tells whether a verified wallet of a user has this address. Case has no meaning in an Ethereum address only. */
function hasWallet(user: unknown, { address, type }: WalletAccount): boolean {
  const wallets = property(user, 'crypto_wallets');
  const comparable = (given: unknown) => (type === 'ethereum' ? String(given).toLowerCase() : given);
  return (
    Array.isArray(wallets) &&
    wallets.some(
      (wallet: unknown) =>
        property(wallet, 'verified') === true &&
        comparable(property(wallet, 'crypto_wallet_address')) === comparable(address),
    )
  );
}

/** The provider's refusal of a signature. */
function refusalOf(thrown: unknown): ProviderError | undefined {
  const isRefused = ['unable_to_authenticate_crypto_wallet', 'siwe_message_expired'].some(
    (type) => type === errorTypeOf(thrown),
  );
  return isRefused ? { type: 'unauthorized_credentials', cause: thrown } : undefined;
}

function challengeOf(answer: unknown): WalletChallenge | undefined {
  const readable = answerOf(answer);
  const challenge = readable?.['challenge'];
  return readable && typeof challenge === 'string' && challenge ? { challenge, answer: readable } : undefined;
}

/**
 * The fault of a message that is not for this site or moment. A message without a site is in the provider's own format.
 */
function faultOf(challenge: string, { address, type }: WalletAccount): ProviderError | undefined {
  if (!claimsToNameSite(challenge)) return undefined;
  const message = type === 'ethereum' ? parseSiwe(challenge) : parseSiws(challenge);
  const { host, origin } = location;
  const expected = { host, origin, address, now: Date.now() };
  if (!message || !isForSite(expected, message)) return { type: 'wallet_site' };
  if (isForNow(expected, message)) return undefined;
  return { type: 'broken', cause: new Error('The message to be signed is over, or not valid yet.') };
}
