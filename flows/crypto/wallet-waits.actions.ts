import { atom, type Setter } from 'jotai/vanilla';
import type { Outcome } from '../core/provider/outcome';
import { type ActionState, actionStateAtoms, type AnyAction } from '../core/request/action-state';
import { goBackAtom } from '../core/screen/screen.atoms';
import { timing, watchTime } from '../core/time/timing';
import { announceAtom } from '../core/words/announce.atoms';
import { coreMessages } from '../core/words/core.messages';
import { logInMessages } from '../core/words/late.messages';
import { sayAtom } from '../core/words/words.atoms';
import { type CryptoState, cryptoStateAtom } from './crypto.atoms';
import { cryptoMessages } from './crypto.messages';
import { checkWalletHint } from './wallet-names';
import type { WalletRun } from './wallet-run';

/** The time without an answer of a wallet after which a hint is shown, in milliseconds. */
const quietAfter = 60_000;

/** Announces what the screen waits for. Its heading is announced first. */
const announceWaitAtom = atom(null, (get, set) => {
  const say = get(sayAtom);
  const sayCrypto = say(cryptoMessages);
  const words: Partial<Record<CryptoState['status'], string>> = {
    connecting: sayCrypto('crypto.connecting'),
    challenging: sayCrypto('crypto.preparing'),
    signing: sayCrypto('crypto.signing'),
    verifying: say(logInMessages)('core.loggingIn'),
  };
  const text = words[get(cryptoStateAtom).status];
  if (text) set(announceAtom, text);
});

/** The waits for the provider, as an action: "Still working..." and Cancel, which leads back to Main. */
export const walletSignIn: AnyAction = {
  ...actionStateAtoms(
    atom((get): ActionState => {
      const state = get(cryptoStateAtom);
      return 'isSlow' in state ? { status: 'pending', isSlow: state.isSlow } : { status: 'idle' };
    }),
  ),
  cancelAtom: atom(null, (_get, set) => void set(goBackAtom)),
};

const slowAtom = atom(null, (get, set) => {
  const state = get(cryptoStateAtom);
  if (!('isSlow' in state)) return;
  set(cryptoStateAtom, { ...state, isSlow: true });
  set(announceAtom, get(sayAtom)(coreMessages)('core.stillWorking'));
});

/** The moments of a wait for the provider: it is announced, and then shown as slow. */
export const requestMoments = (set: Setter) => ({
  [timing.announceAfter]: () => set(announceWaitAtom),
  [timing.slowAfter]: () => set(slowAtom),
});

/** Waits for a wallet, which has no deadline; after a minute without an answer a hint is shown. */
export const awaitWalletAtom = atom(null, async (get, set, run: WalletRun, asked: Promise<Outcome<string>>) => {
  const clock = watchTime(run.signal, {
    [timing.announceAfter]: () => set(announceWaitAtom),
    [quietAfter]: () => {
      const state = get(cryptoStateAtom);
      if (!('isQuiet' in state)) return;
      set(cryptoStateAtom, { ...state, isQuiet: true });
      set(announceAtom, checkWalletHint(state.wallet, get(sayAtom)(cryptoMessages)));
    },
  });
  const outcome = await run.whileHere(asked);
  clock.stop();
  return outcome;
});
