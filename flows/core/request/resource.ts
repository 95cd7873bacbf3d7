import { type Atom, atom, type Getter, type Setter, type WritableAtom } from 'jotai/vanilla';
import { mountSignalAtom } from '../host/host.atoms';
import type { ProviderError } from '../provider/errors';
import type { Outcome } from '../provider/outcome';
import { timing, watchTime } from '../time/timing';
import { announceAtom } from '../words/announce.atoms';
import { coreMessages } from '../words/core.messages';
import { sayAtom } from '../words/words.atoms';

/** The state of something that is loaded for a screen. */
export type ResourceState<Value> =
  | { status: 'loading'; isSlow: boolean }
  | { status: 'failed'; error: ProviderError }
  | { status: 'loaded'; value: Value };

/** The tools of a load. */
export interface ResourceTools {
  get: Getter;
  set: Setter;
  /** Aborted when the load is cancelled, when a newer one begins, and at the mount's end. */
  signal: AbortSignal;
  /** True after Try again. */
  isAgain: boolean;
  /**
   * Takes the moments of the load, for the one request that keeps its time from now on. A request pauses them during a
   * step-up.
   */
  takeMoments(): Readonly<Record<number, () => void>>;
}

/** Something that is loaded for a screen. */
export interface Resource<Value> {
  stateAtom: Atom<ResourceState<Value>>;
  /** Loads it, and replaces a pending load. `isAgain` is true after Try again. */
  loadAtom: WritableAtom<null, [isAgain?: boolean], Promise<void>>;
  /** Cancels a load that takes too long: it fails as cancelled, and can be tried again. */
  cancelAtom: WritableAtom<null, [], void>;
  /** Sets the value without a load, and replaces a pending one. */
  provideAtom: WritableAtom<null, [value: Value], void>;
  /** Changes the value that was loaded. */
  changeAtom: WritableAtom<null, [change: (value: Value) => Value], void>;
}

/**
 * Something that is loaded for a screen: loading, slow after 8 s ("Still working..." is announced, and it can be cancelled),
 * loaded or failed; the newest load wins. The requests that `load` makes have the deadline. Before the first load it is in the
 * `initial` state, loading by default.
 */
export function resource<Value>(
  load: (tools: ResourceTools) => Promise<Outcome<Value>>,
  initial: ResourceState<Value> = { status: 'loading', isSlow: false },
): Resource<Value> {
  const ownStateAtom = atom(initial);
  const latestAtom = atom<AbortController | undefined>(undefined);

  const loadAtom = atom(null, async (get, set, isAgain: boolean = false) => {
    get(latestAtom)?.abort();
    const mountSignal = get(mountSignalAtom);
    if (mountSignal.aborted) return;
    const latest = new AbortController();
    const { signal } = latest;
    set(latestAtom, latest);
    set(ownStateAtom, { status: 'loading', isSlow: false });
    const moments = {
      [timing.slowAfter]: () => {
        if (signal.aborted) return;
        set(ownStateAtom, { status: 'loading', isSlow: true });
        set(announceAtom, get(sayAtom)(coreMessages)('core.stillWorking'));
      },
    };
    const clock = watchTime(mountSignal, moments);
    mountSignal.addEventListener('abort', () => latest.abort(), { signal });
    const takeMoments = () => {
      clock.stop();
      return moments;
    };
    const outcome = await load({ get, set, signal, isAgain, takeMoments });
    clock.stop();
    if (signal.aborted) return;
    latest.abort();
    set(
      ownStateAtom,
      outcome.ok ? { status: 'loaded', value: outcome.value } : { status: 'failed', error: outcome.error },
    );
  });

  const cancelAtom = atom(null, (get, set) => {
    if (get(ownStateAtom).status !== 'loading') return;
    get(latestAtom)?.abort();
    set(ownStateAtom, { status: 'failed', error: { type: 'cancelled' } });
  });

  const provideAtom = atom(null, (get, set, value: Value) => {
    get(latestAtom)?.abort();
    set(ownStateAtom, { status: 'loaded', value });
  });

  const changeAtom = atom(null, (get, set, change: (value: Value) => Value) => {
    const state = get(ownStateAtom);
    if (state.status === 'loaded') set(ownStateAtom, { status: 'loaded', value: change(state.value) });
  });

  return { stateAtom: atom((get) => get(ownStateAtom)), loadAtom, cancelAtom, provideAtom, changeAtom };
}
