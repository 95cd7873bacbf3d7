import { atom, type Getter, type PrimitiveAtom, type Setter, type WritableAtom } from 'jotai/vanilla';
import { mountSignalAtom } from '../host/host.atoms';
import { fieldOfError, type ProviderError } from '../provider/errors';
import type { Outcome } from '../provider/outcome';
import type { Provider } from '../provider/provider';
import { providerAtom } from '../provider/provider.atoms';
import { dropTransitionAtom, focusRequestAtom, screenSignalAtom } from '../screen/screen.atoms';
import { timing } from '../time/timing';
import { announceAtom } from '../words/announce.atoms';
import { coreMessages } from '../words/core.messages';
import { sayAtom } from '../words/words.atoms';
import { type ActionState, actionStateAtoms, type AnyAction } from './action-state';
import { isPendingPhase, type RunEvent, type RunPhase, transitions } from './action-run';
import { request, type RequestTools } from './request';

/** The tools of a call, and the state it reads its request from. */
export interface ActionTools extends RequestTools {
  get: Getter;
}

/** The definition of an action. */
export interface ActionDefinition<Input, Value> {
  /** The client's name for it, for the host's error log (B-CALL-3). */
  operation: string | ((input: Input, get: Getter) => string);
  /**
   * The meaning of a success that comes after the user cancelled, left or waited too long.
   * `authenticate`: a session exists now, so it still counts, unless a later start has made one. `change`: the account has
   * changed, so it always counts. `send`: it counts only while nothing newer was sent.
   */
  kind: 'authenticate' | 'change' | 'send';
  /** The provider call. It never rejects, and may never settle. */
  call(provider: Provider, input: Input, tools: ActionTools): Promise<Outcome<Value>>;
  /** The step after a success: the host's event, the next screen. It never waits for another action. */
  onSuccess(get: Getter, set: Setter, value: Value, input: Input): Promise<void> | void;
  /** The step after a failure, beside showing it. Returns `'handled'` if the failure is not to be shown. */
  onFailure?(get: Getter, set: Setter, error: ProviderError, input: Input): 'handled' | void;
  /** The announcement if it takes a moment. Default: 'Sending...'. */
  pendingWords?: (get: Getter) => string;
}

/** An action of a user that needs the provider. */
export interface Action<Input> extends AnyAction {
  /** Starts it. Does nothing while it is pending, however often a button is pressed. */
  startAtom: WritableAtom<null, [input: Input], Promise<void>>;
}

interface Run {
  phase: RunPhase;
  error?: ProviderError | undefined;
  /** The user who was signed in at its latest step. */
  userId?: string | undefined;
  drop?(): void;
}

/** Identifies the run, of any action, that has sent something last, or may have. */
const newestSentAtom = atom<object>({});

/**
 * A request that a user starts: one at a time, slow after 8 s, failed after 20 s, and cancellable. Late answers are
 * evaluated, failures are kept for the screen, and focus moves to the invalid field. The transitions are in
 * `action-run.ts`.
 */
export function action<Input, Value>(definition: ActionDefinition<Input, Value>): Action<Input> {
  const runAtom = atom<Run>({ phase: 'over' });

  const state = actionStateAtoms(
    atom((get): ActionState => {
      const { phase, error } = get(runAtom);
      if (isPendingPhase(phase)) return { status: 'pending', isSlow: phase === 'slow' };
      return error ? { status: 'failed', error } : { status: 'idle' };
    }),
  );

  const cancelAtom = atom(null, (get) => get(runAtom).drop?.());

  const startAtom = atom(null, async (get, set, input: Input) => {
    if (get(state.isPendingAtom) || get(mountSignalAtom).aborted) return;
    set(cancelAtom);
    set(dropTransitionAtom);
    await carryOut(get, set, runAtom, definition, input);
  });

  return { ...state, startAtom, cancelAtom };
}

const userOf = (get: Getter) => get(providerAtom).person()?.userId;

const sendingWords = (get: Getter) => get(sayAtom)(coreMessages)('core.sending');

/** Executes one run, from the call to the end of the step after it. */
async function carryOut<Input, Value>(
  get: Getter,
  set: Setter,
  runAtom: PrimitiveAtom<Run>,
  { operation, kind, call, onSuccess, onFailure, pendingWords = sendingWords }: ActionDefinition<Input, Value>,
  input: Input,
): Promise<void> {
  const dropped = new AbortController();
  const drop = () => {
    if (step('drop')) dropped.abort();
  };
  const step = beginRun(get, set, runAtom, drop);
  const isSend = kind === 'send';
  const sentBefore = get(newestSentAtom);
  if (isSend) set(newestSentAtom, dropped);
  const follow = async (value: Value) => {
    // A later start has signed the user in already (B-TIME-3): its run has no step for another session, unless that is of
    // another account, which the client has signed in now.
    const { phase, userId } = get(runAtom);
    const isSignedIn = kind === 'authenticate' && !transitions[phase].session && userId === userOf(get);
    if (isSignedIn || (isSend && get(newestSentAtom) !== dropped)) drop();
    else if (step(isSend ? 'success' : 'session')) {
      await onSuccess(get, set, value, input);
      step('done');
    }
  };
  const fail = (error: ProviderError) => {
    if (error.type === 'not_confirmed' || onFailure?.(get, set, error, input) === 'handled') return drop();
    if (step('failure', error) && fieldOfError(error)) set(focusRequestAtom, { target: 'invalid' });
  };
  get(screenSignalAtom).addEventListener('abort', drop);

  const outcome = await request(get, set, {
    operation: typeof operation === 'string' ? operation : operation(input, get),
    call: (provider, tools) => call(provider, input, { ...tools, get }),
    signal: dropped.signal,
    moments: {
      [timing.announceAfter]: () => set(announceAtom, pendingWords(get)),
      [timing.slowAfter]: () => {
        if (step('slow')) set(announceAtom, get(sayAtom)(coreMessages)('core.stillWorking'));
      },
    },
    // Cancel is shown, in case there is no dialog after all; nothing is announced over an open one.
    dialogMoments: { [timing.slowAfter]: () => void step('slow') },
    onLate: (late) => late.ok && void follow(late.value),
  });
  if (outcome.ok) return follow(outcome.value);
  // Refused or cancelled, it leads nowhere: an earlier send that is still pending does. Without an answer it may still.
  if (outcome.error.type !== 'unreachable' && get(newestSentAtom) === dropped) set(newestSentAtom, sentBefore);
  if (get(mountSignalAtom).aborted) drop();
  else if (!dropped.signal.aborted) fail(outcome.error);
}

/**
 * Begins a run. Returns a function that applies an event and returns the next phase, if any; it is shown unless a newer
 * run is.
 */
function beginRun(get: Getter, set: Setter, runAtom: PrimitiveAtom<Run>, drop: () => void) {
  let run: Run = { phase: 'pending', drop };
  set(runAtom, run);
  return (event: RunEvent, error?: ProviderError): RunPhase | undefined => {
    const phase = transitions[run.phase][event];
    if (phase) {
      const isShown = get(runAtom) === run;
      run = { phase, error, drop, userId: userOf(get) };
      if (isShown) set(runAtom, run);
    }
    return phase;
  };
}
