import { atom } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { emitAtom, reportAtom } from '../core/host/host.atoms';
import type { ProviderError } from '../core/provider/errors';
import { failed, type Outcome } from '../core/provider/outcome';
import type { Answer } from '../core/provider/provider';
import type { Wallet } from '../core/provider/wallet-calls';
import { WidgetError } from '../core/provider/widget-error';
import { request } from '../core/request/request';
import { completeSignInAtom } from '../core/screen/complete-sign-in.actions';
import { watchSignIn } from '../core/screen/latest-sign-in';
import { goToAtom } from '../core/screen/screen.atoms';
import { cryptoStateAtom } from './crypto.atoms';
import { type WalletRun, walletRun } from './wallet-run';
import { awaitWalletAtom, requestMoments } from './wallet-waits.actions';
import { walletMethodKey } from './wallets.atoms';

/** The messages about a wallet for the host's log (B-WALLET-5). */
const connectFailure = '[Error] Could not connect to wallet';
const signFailure = '[Error] Could not sign message';

const runAtom = atom<{ run: WalletRun; wallet: Wallet } | undefined>(undefined);

/**
 * Signs in with a wallet: connect, challenge, sign, authenticate (B-WALLET-4). A wallet may never answer, so the user
 * can leave at any moment; later answers of the wallet are ignored. Any failure shows CryptoError.
 */
export const signInWithWalletAtom = atom(null, async (get, set, wallet: Wallet) => {
  const earlier = get(runAtom);
  if (earlier && !earlier.run.signal.aborted) {
    if (earlier.wallet.id === wallet.id) return;
    earlier.run.end();
  }
  const run = walletRun(get, set);
  set(runAtom, { run, wallet });
  set(cryptoStateAtom, { status: 'connecting', wallet, isQuiet: false });
  if (!(await run.goTo('CryptoConnect'))) return;
  const connected = await set(awaitWalletAtom, run, wallet.connect());
  if (!connected) return;
  if (!connected.ok) return set(failAtom, run, wallet, connected.error, connectFailure);
  await set(proveAccountAtom, run, wallet, connected.value);
});

/** Has the wallet sign the provider's challenge for one address. A challenge is never passed to another address. */
const proveAccountAtom = atom(null, async (get, set, run: WalletRun, wallet: Wallet, address: string) => {
  const { signal } = run;
  const { gone, reason } = watchAccount(wallet, address, signal);

  set(cryptoStateAtom, { status: 'challenging', wallet, address, isSlow: false });
  // The wallet has connected, so its wait ends here, however long the provider takes for the challenge.
  if (!(await run.goTo('CryptoSignMessage'))) return;
  const challenged = await request(get, set, {
    operation: 'cryptoWallets.authenticateStart',
    call: (provider) => Promise.race([provider.startWalletSignIn({ address, type: wallet.type }), gone]),
    moments: requestMoments(set),
    signal,
  });
  if (signal.aborted) return;
  if (!challenged.ok) return set(failAtom, run, wallet, challenged.error);
  set(emitAtom, { type: 'CRYPTO_WALLET_AUTHENTICATE_START', data: challenged.value.answer });

  set(cryptoStateAtom, { status: 'signing', wallet, address, isQuiet: false });
  const error = reason();
  if (error) return set(failAtom, run, wallet, error, signFailure);
  const signed = await set(
    awaitWalletAtom,
    run,
    Promise.race([wallet.sign(address, challenged.value.challenge), gone]),
  );
  if (!signed) return;
  if (!signed.ok) return set(failAtom, run, wallet, signed.error, signFailure);
  await set(verifyAtom, run, wallet, address, signed.value);
});

/** Sends the signature to the provider, and ends the run with its answer. */
const verifyAtom = atom(
  null,
  async (get, set, run: WalletRun, wallet: Wallet, address: string, signature: string): Promise<void> => {
    const { signal } = run;
    const { sessionDurationMinutes } = get(configAtom);
    const isSignedIn = watchSignIn(get);
    set(cryptoStateAtom, { status: 'verifying', wallet, address, isSlow: false });
    const verified = await request(get, set, {
      operation: 'cryptoWallets.authenticate',
      call: (provider) =>
        provider.authenticateWallet({ address, type: wallet.type, signature, sessionDurationMinutes }),
      moments: requestMoments(set),
      signal,
      // A session that exists counts, however late it is, unless the user has been signed in since (B-TIME-3).
      onLate: (late) => late.ok && !isSignedIn() && void set(finishAtom, wallet, late.value),
    });
    if (signal.aborted) return;
    if (!verified.ok) return set(failAtom, run, wallet, verified.error);
    run.end();
    await set(finishAtom, wallet, verified.value);
  },
);

/** Watches whether a wallet still has an address selected, as long as its run lasts. */
function watchAccount(wallet: Wallet, address: string, signal: AbortSignal) {
  let why: ProviderError | undefined;
  const gone = new Promise<Outcome<never>>((resolve) => {
    const stop = wallet.watchAccount(address, (isAnother) => {
      why = { type: isAnother ? 'wallet_account' : 'wallet_failed' };
      resolve(failed(why));
    });
    signal.addEventListener('abort', stop);
  });
  return { gone, reason: () => why };
}

const finishAtom = atom(null, (_get, set, wallet: Wallet, answer: Answer) => {
  set(emitAtom, { type: 'CRYPTO_WALLET_AUTHENTICATE', data: answer });
  return set(completeSignInAtom, 'CryptoConfirmation', walletMethodKey(wallet));
});

/** Shows the failure. `words` are reported to the host for a failure of the wallet; a request reports its own. */
const failAtom = atom(null, (_get, set, run: WalletRun, wallet: Wallet, error: ProviderError, words?: string) => {
  run.end();
  if (words) set(reportAtom, new WidgetError('wallet', error.type, words, error.cause));
  set(cryptoStateAtom, { status: 'failed', wallet, error });
  return set(goToAtom, 'CryptoError');
});
