import { failed } from '../../flows/core/provider/outcome';
import type { WalletAccount, WalletCalls, WalletChallenge } from '../../flows/core/provider/wallet-calls';
import { claimsToBeSiwe, isSiweFor, parseSiwe } from '../wallets/siwe';
import { watchWallets } from '../wallets/watch-wallets';
import { answerOf, signInOf } from './answer';
import { call } from './call';
import type { Client } from './client';

/** The port's wallet calls. */
export function walletCalls({ cryptoWallets }: Client): WalletCalls {
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
      // A wallet shows what it signs, but not whether that belongs here.
      if (outcome.ok && !isForHere(outcome.value.challenge, account)) return failed({ type: 'wallet_site' });
      return outcome;
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
      ),
  };
}

function challengeOf(answer: unknown): WalletChallenge | undefined {
  const readable = answerOf(answer);
  const challenge = readable?.['challenge'];
  return readable && typeof challenge === 'string' && challenge ? { challenge, answer: readable } : undefined;
}

/** A message that names a site must name this one; one that names none is the provider's own form. */
function isForHere(challenge: string, { address }: WalletAccount): boolean {
  if (!claimsToBeSiwe(challenge)) return true;
  const message = parseSiwe(challenge);
  const { host, origin } = location;
  return message !== undefined && isSiweFor({ host, origin, address, now: Date.now() }, message);
}
