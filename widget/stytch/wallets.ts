import type { ProviderError } from '../../flows/core/provider/errors';
import { failed } from '../../flows/core/provider/outcome';
import type { WalletAccount, WalletCalls, WalletChallenge } from '../../flows/core/provider/wallet-calls';
import { claimsToNameSite, isForNow, isForSite } from '../wallets/sign-in-message';
import { parseSiwe } from '../wallets/siwe';
import { parseSiws } from '../wallets/siws';
import { watchWallets } from '../wallets/watch-wallets';
import { answerOf } from './answer';
import { signInOf } from './sign-in-answer';
import { call } from './call';
import { errorTypeOf } from './error-type';
import type { Client } from './client';

/** The port's wallet calls. */
export function calls({ cryptoWallets }: Client): WalletCalls {
  return {
    watchWallets,
    startWalletSignIn: async (account) => {
      const outcome = await call(
        () =>
          cryptoWallets.authenticateStart({
            crypto_wallet_address: account.address,
            crypto_wallet_type: account.type,
          }),
        challengeOf,
      );
      // A wallet shows the message that it signs, but does not verify that it is for this site.
      const fault = outcome.ok ? faultOf(outcome.value.challenge, account) : undefined;
      return fault ? failed(fault) : outcome;
    },
    authenticateWallet: ({ address, type, signature, sessionDurationMinutes }) =>
      call(
        () =>
          cryptoWallets.authenticate({
            crypto_wallet_address: address,
            crypto_wallet_type: type,
            signature,
            session_duration_minutes: sessionDurationMinutes,
          }),
        signInOf,
        refusalOf,
      ),
  };
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
