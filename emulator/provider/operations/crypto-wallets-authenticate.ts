import { parseSiweMessage } from 'viem/siwe';
import type { Account } from '../accounts';
import { signIn } from '../auth-result';
import { readSessionMinutes } from '../durations';
import { ApiError } from '../errors';
import { cryptoWalletFactor } from '../factors';
import { newId } from '../ids';
import { refuseImpersonated } from '../impersonated-session';
import { type SdkCall, sdkRoute } from '../sdk-route';
import type { UserCryptoWallet } from '../user';
import { refuseLocked } from '../user-lock';
import { isSignedBy } from '../wallet-signatures';
import { readWallet } from './crypto-wallets-authenticate-start';

const refusal = 'unable_to_authenticate_crypto_wallet';

/** Signs in with a signed challenge: the newest for that address, once, before it expires, by that address's key. */
export const cryptoWalletsAuthenticate = sdkRoute(
  'cryptoWallets.authenticate',
  'POST',
  '/crypto_wallets/authenticate',
  async (call) => {
    const { project, caller, body } = call;
    const wallet = readWallet(call);
    const signature = body.string('signature');
    const minutes = readSessionMinutes(body, project);
    const kept = project.walletChallenges.find(wallet.type, wallet.address);
    if (!kept) throw new ApiError(refusal);
    const { challenge, isExpired } = kept;
    const { nonce, notBefore } = parseSiweMessage(challenge);
    // A message of EIP-4361 expires with its challenge. A plain challenge has no nonce.
    if (isExpired) throw new ApiError(nonce === undefined ? refusal : 'siwe_message_expired');
    if (notBefore && notBefore.getTime() > project.clock.now()) throw new ApiError('siwe_message_not_valid_yet');
    if (!(await isSignedBy(wallet, challenge, signature))) throw new ApiError(refusal);
    const owner = ownerOf(call, wallet);
    if (owner) {
      refuseImpersonated(caller, owner);
      refuseLocked(owner, project.clock);
    }
    // Another call may have spent it while the signature was checked.
    if (!project.walletChallenges.spend(wallet.type, wallet.address, challenge)) throw new ApiError(refusal);
    const account = owner ?? project.accounts.create();
    const registered = register(account, wallet);
    return signIn(project, caller, { account, factor: cryptoWalletFactor(registered), minutes });
  },
);

interface Wallet {
  readonly type: string;
  readonly address: string;
}

const isWallet = ({ type, address }: Wallet, one: UserCryptoWallet) =>
  one.crypto_wallet_type === type && one.crypto_wallet_address.toLowerCase() === address.toLowerCase();

/** The user who has a wallet, or else the caller, who gets it; undefined for a new user. */
function ownerOf({ project, caller }: SdkCall, wallet: Wallet): Account | undefined {
  const known = project.accounts.find(({ user }) => user.crypto_wallets.some((one) => isWallet(wallet, one)));
  return known ?? (caller.live && project.accounts.byId(caller.live.session.user_id));
}

/** The wallet in the list of its user, where it is added if it is new. */
function register({ user }: Account, wallet: Wallet): UserCryptoWallet {
  const known = user.crypto_wallets.find((one) => isWallet(wallet, one));
  if (known) return known;
  const registered = {
    crypto_wallet_id: newId('crypto-wallet'),
    crypto_wallet_address: wallet.address,
    crypto_wallet_type: wallet.type,
    verified: true,
  };
  user.crypto_wallets.push(registered);
  return registered;
}
