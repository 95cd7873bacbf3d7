import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { deadline } from '../core/request/deadline';
import { watchTime } from '../core/time/watch-time';
import { announceAtom } from '../core/words/announce.atoms';
import { configAtom } from '../core/config/config.atoms';
import { emitAtom, mountSignalAtom, reportAtom } from '../core/host/host.atoms';
import { completeSignInAtom } from '../core/screen/complete-sign-in';
import { departureAtom, goToAtom, leavingSignalAtom } from '../core/screen/screen.atoms';
import type { ProviderError } from '../core/provider/errors';
import { providerAtom } from '../core/provider/provider.atoms';
import { failed, type Outcome } from '../core/provider/outcome';
import type { Answer } from '../core/provider/provider';
import type { Wallet } from '../core/provider/wallet-calls';
import { WidgetError, widgetError } from '../core/provider/widget-error';
import { prepareSentenceAtom } from '../core/words/error-sentence';
import { sayAtom } from '../core/words/words.atoms';
import { cryptoMessages } from './crypto.messages';
import { type CryptoState, cryptoStateAtom } from './crypto.state';

/** How long a wallet may say nothing before a hint is given, in milliseconds (SEQ-30). */
const quietAfter = 60_000;

/**
 * Signs in with a wallet: connect, challenge, sign, authenticate (spec section 4). A wallet may take for ever, so the
 * person can leave at any moment; what a wallet says after that counts for nothing. Any failure shows CryptoError.
 */
export const signInWithWalletAtom = atom(null, async (get, set, wallet: Wallet): Promise<Outcome<void> | void> => {
  const shown = await set(goToAtom, 'CryptoConnect');
  if (!shown.ok) return shown;
  const step = stepper(get, set, wallet);
  step.show({ status: 'connecting', wallet, isQuiet: false });
  const connected = await step.patiently(wallet.connect());
  if (!connected.ok) return step.fail(connectSentence, connected.error);
  const address = connected.value;
  const account = { address, type: wallet.type };

  let isGone = false;
  const gone = new Promise<Outcome<never>>((resolve) => {
    const stop = wallet.watchAccount(address, () => {
      isGone = true;
      resolve(failed({ type: 'wallet_account' }));
    });
    step.atEnd(stop);
  });

  step.show({ status: 'challenging', wallet, address });
  const start = get(providerAtom).startWalletSignIn(account);
  const challenged = await step.whileHere(Promise.race([deadline(get(mountSignalAtom), start), gone]));
  if (!challenged.ok) return step.fail('cryptoWallets.authenticateStart', challenged.error);
  set(emitAtom, { type: 'CRYPTO_WALLET_AUTHENTICATE_START', data: challenged.value.answer });

  const asked = await set(goToAtom, 'CryptoSignMessage');
  if (!asked.ok) return asked;
  step.arrive();
  // A message for one address is never given to another.
  if (isGone) return step.fail(signSentence, { type: 'wallet_account' });
  step.show({ status: 'signing', wallet, address, isQuiet: false });
  const signed = await step.patiently(Promise.race([wallet.sign(address, challenged.value.challenge), gone]));
  if (!signed.ok) return step.fail(signSentence, signed.error);

  step.show({ status: 'verifying', wallet, address });
  const { sessionDurationMinutes } = get(configAtom);
  const request = { ...account, signature: signed.value, sessionDurationMinutes };
  const verified = get(providerAtom).authenticateWallet(request);
  const outcome = await deadline(get(mountSignalAtom), verified);
  step.end();
  // A session that exists counts, wherever the person has gone meanwhile, and however late.
  if (outcome.ok) return set(finishAtom, outcome.value);
  void verified.then((late) => {
    if (late.ok && !get(mountSignalAtom).aborted) void set(finishAtom, late.value);
  });
  return step.fail('cryptoWallets.authenticate', outcome.error);
});

const finishAtom = atom(null, (_get, set, answer: Answer) => {
  set(emitAtom, { type: 'CRYPTO_WALLET_AUTHENTICATE', data: answer });
  return set(completeSignInAtom, 'CryptoConfirmation');
});

/** What the host's log is told of a wallet (spec section 8). */
const connectSentence = '[Error] Could not connect to wallet';
const signSentence = '[Error] Could not sign message';

/** Nobody is here to see it any more. */
const left = new Promise<never>(() => undefined);

/** What the steps of one sign-in share: whether the person is still here, and what to do when one fails. */
function stepper(get: Getter, set: Setter, wallet: Wallet) {
  const life = get(mountSignalAtom);
  const ends: (() => void)[] = [];
  let departure = get(departureAtom);
  let hasEnded = false;
  const isHere = () => !life.aborted && get(departureAtom) === departure;
  const end = () => {
    hasEnded = true;
    ends.splice(0).forEach((stop) => stop());
  };
  const arrive = () => {
    departure = get(departureAtom);
    set(leavingSignalAtom).addEventListener('abort', () => isHere() || end());
  };
  life.addEventListener('abort', end);
  const show = (state: CryptoState) => {
    if (isHere()) set(cryptoStateAtom, state);
  };
  /** Goes on only with who is still here. */
  const whileHere = async <Value>(promise: Promise<Outcome<Value>>): Promise<Outcome<Value>> => {
    const outcome = await promise;
    return isHere() && !hasEnded ? outcome : left;
  };
  arrive();
  return {
    show,
    arrive,
    whileHere,
    end,
    atEnd: (stop: () => void) => void (hasEnded ? stop() : ends.push(stop)),
    /** A wallet has no deadline; after a minute of silence the person is told where to look. */
    patiently: async <Value>(promise: Promise<Outcome<Value>>): Promise<Outcome<Value>> => {
      const clock = watchTime(life, {
        [quietAfter]: () => {
          const state = get(cryptoStateAtom);
          if (!isHere() || !('isQuiet' in state)) return;
          show({ ...state, isQuiet: true });
          set(announceAtom, get(sayAtom)(cryptoMessages)('crypto.checkWallet', { wallet: wallet.name }));
        },
      });
      const outcome = await whileHere(promise);
      clock.stop();
      return outcome;
    },
    fail: async (operation: string, error: ProviderError): Promise<Outcome<void>> => {
      end();
      const isWallets = operation === connectSentence || operation === signSentence;
      set(
        reportAtom,
        isWallets ? new WidgetError('wallet', error.type, operation, error.cause) : widgetError(operation, error),
      );
      await set(prepareSentenceAtom, error.type);
      if (!isHere()) return failed(error);
      set(cryptoStateAtom, { status: 'failed', wallet, error });
      return set(goToAtom, 'CryptoError');
    },
  };
}
