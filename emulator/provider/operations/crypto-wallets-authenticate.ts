import { parseSiweMessage, validateSiweMessage } from 'viem/siwe';
import type { Account } from '../accounts';
import { signIn } from '../auth-result';
import { readSessionMinutes } from '../durations';
import { ApiError } from '../errors';
import { cryptoWalletFactor } from '../factors';
import { newId } from '../ids';
import { refuseImpersonated } from '../impersonated-session';
import type { Project } from '../project';
import { type SdkCall, sdkRoute } from '../sdk-route';
import type { UserCryptoWallet } from '../user';
import { isSignedBy } from '../wallet-signatures';
import { readWallet } from './crypto-wallets-authenticate-start';

/** Signs in with a signed challenge: the newest for that address, once, before it expires, by that address's key. */
export const cryptoWalletsAuthenticate = sdkRoute(
  'cryptoWallets.authenticate',
  'POST',
  '/crypto_wallets/authenticate',
  async (call) => {
    const { project, caller, body } = call;
    const wallet = readWallet(call);
    const signature = body.string('signature');
    const minutes = readSessionMinutes(body);
    const challenge = project.walletChallenges.find(wallet.type, wallet.address);
    if (challenge === undefined) throw new ApiError('crypto_wallet_challenge_not_found');
    const isGood = isInTime(challenge, project) && (await isSignedBy(wallet, challenge, signature));
    if (!isGood) throw new ApiError('unauthorized_credentials', 'The signature does not fit the challenge.');
    // Another call may have spent it while the signature was checked.
    if (!project.walletChallenges.spend(wallet.type, wallet.address, challenge)) {
      throw new ApiError('crypto_wallet_challenge_not_found');
    }
    const { account, registered } = ownerOf(call, wallet);
    return signIn(project, caller, { account, factor: cryptoWalletFactor(registered), minutes });
  },
);

/** A message with its own expiry is valid only until then. */
function isInTime(challenge: string, project: Project): boolean {
  const message = parseSiweMessage(challenge);
  return message.nonce === undefined || validateSiweMessage({ message, time: new Date(project.clock.now()) });
}

function ownerOf(
  { project, caller }: SdkCall,
  { type, address }: { type: string; address: string },
): { account: Account; registered: UserCryptoWallet } {
  const isThis = (one: UserCryptoWallet) =>
    one.crypto_wallet_type === type && one.crypto_wallet_address.toLowerCase() === address.toLowerCase();
  const known = project.accounts.find(({ user }) => user.crypto_wallets.some(isThis));
  const account =
    known ?? (caller.live && project.accounts.byId(caller.live.session.user_id)) ?? project.accounts.create();
  refuseImpersonated(caller, account);
  let registered = account.user.crypto_wallets.find(isThis);
  if (!registered) {
    registered = {
      crypto_wallet_id: newId('crypto-wallet'),
      crypto_wallet_address: address,
      crypto_wallet_type: type,
      verified: true,
    };
    account.user.crypto_wallets.push(registered);
  }
  return { account, registered };
}
