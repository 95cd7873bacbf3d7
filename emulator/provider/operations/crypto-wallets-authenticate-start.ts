import { requireSession } from '../caller';
import { ApiError } from '../errors';
import { newSecret } from '../ids';
import { type SdkCall, sdkRoute } from '../sdk-route';
import { siweChallenge } from '../siwe-challenge';
import type { WalletType } from '../wallet-challenges';
import { isWalletAddress } from '../wallet-signatures';

/** Reads the wallet of a call. */
export function readWallet({ body }: SdkCall): { type: WalletType; address: string } {
  const type = body.string('crypto_wallet_type');
  const address = body.string('crypto_wallet_address');
  if (type !== 'ethereum' && type !== 'solana') throw new ApiError('invalid_wallet_type');
  if (!isWalletAddress(type, address)) throw new ApiError('invalid_crypto_wallet_address');
  return { type, address };
}

/** Creates a challenge for an address: a message of EIP-4361 where the project requires one. */
function begin(call: SdkCall) {
  const { project } = call;
  const { type, address } = readWallet(call);
  const isSiwe = project.settings.bootstrap.siwe_required_for_crypto_wallets && type === 'ethereum';
  const challenge = isSiwe ? siweChallenge(call, address) : plainChallenge(call, address);
  project.walletChallenges.keep(type, address, challenge);
  return { challenge };
}

function plainChallenge({ project }: SdkCall, address: string): string {
  const { project_name: name } = project.settings.bootstrap;
  return `Sign in to ${name} with ${address}.\n\nThis costs nothing. Code: ${newSecret()}`;
}

/** For a signed-out user. */
export const cryptoWalletsAuthenticateStart = sdkRoute(
  'cryptoWallets.authenticateStart',
  'POST',
  '/crypto_wallets/authenticate/start/primary',
  begin,
);

/** For a signed-in user. */
export const cryptoWalletsAuthenticateStartAgain = sdkRoute(
  'cryptoWallets.authenticateStart',
  'POST',
  '/crypto_wallets/authenticate/start/secondary',
  (call) => {
    requireSession(call.project, call.caller);
    return begin(call);
  },
);
