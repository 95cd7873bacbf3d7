import { type Atom, atom, type Getter, type Setter, type WritableAtom } from 'jotai/vanilla';
import { announceAtom } from '../words/announce.atoms';
import { mountSignalAtom, reportAtom } from '../host/host.atoms';
import { departureAtom, focusRequestAtom, leavingSignalAtom } from '../screen/screen.atoms';
import { fieldOfError, type ProviderError } from '../provider/errors';
import type { Outcome } from '../provider/outcome';
import { widgetError } from '../provider/widget-error';
import { prepareSentenceAtom } from '../words/error-sentence';
import { coreMessages } from '../words/core.messages';
import { sayAtom } from '../words/words.atoms';
import { time } from '../time/timing';
import { watchTime } from '../time/watch-time';

/** Where an action stands. `attempt` counts its failures, so that the same failure twice is spoken twice. */
export type ActionState =
  | { status: 'idle' }
  | { status: 'pending'; isSlow: boolean }
  | { status: 'failed'; error: ProviderError; attempt: number };

/** What a call may use of the run it belongs to. */
export interface ActionRun {
  /** Aborted when the person cancels or goes elsewhere, and when the mount ends. */
  signal: AbortSignal;
  /** Says whether the person is busy in a dialog that is not ours: no deadline runs meanwhile, and it starts anew after. */
  waitForPerson(isWaiting: boolean): void;
}

/** What an action does. */
export interface ActionDefinition<Input, Value> {
  /** Its name in spec section 7, for the host's error log. */
  operation: string | ((input: Input) => string);
  /**
   * What a success means when it comes after the person cancelled, left or waited too long.
   * `authenticate`: a session exists now, so it still counts. `send`: it counts only while nothing newer was begun.
   */
  kind: 'authenticate' | 'send';
  /** The provider call. It never rejects, and may never settle. */
  call(get: Getter, input: Input, run: ActionRun): Promise<Outcome<Value>>;
  /** What follows a success: the next screen, the host's event. The action is pending until it is done. */
  onSuccess(get: Getter, set: Setter, value: Value, input: Input): Promise<Outcome<void> | void> | void;
  /** What follows a failure, beside showing it. `'handled'` when it was turned into something else and is not to be shown. */
  onFailure?(get: Getter, set: Setter, error: ProviderError, input: Input): 'handled' | void;
  /** What is spoken if it takes a moment. Default: 'Sending...'. `null` when the screen says it itself. */
  pendingWords?: ((get: Getter) => string) | null;
}

/** A verb of a flow: something a person does that needs the provider. */
export interface Action<Input> {
  stateAtom: Atom<ActionState>;
  /** Begins it. Nothing happens while it is already under way, however often a button is pressed. */
  startAtom: WritableAtom<null, [input: Input], Promise<void>>;
  /** Lets it go: the person is free at once, and nothing is said of it any more. */
  cancelAtom: WritableAtom<null, [], void>;
}

/** An action as its state's onlookers need it, whatever begins it. */
export type AnyAction = Pick<Action<never>, 'stateAtom' | 'cancelAtom'>;

/** One beginning of an action; its identity tells the newest from those before it. */
interface Run {
  departure: object;
  state: ActionState;
  end?(): void;
}

const idle: ActionState = { status: 'idle' };

/**
 * The one mechanism by which a write atom calls the provider (`design.md` section 5): one at a time, slow after 8 s,
 * failed at 20 s, cancelled, late answers weighed, failures kept for the screen, reported once, and focus moved to
 * the field that is wrong.
 */
export function action<Input, Value>(definition: ActionDefinition<Input, Value>): Action<Input> {
  const runAtom = atom<Run>({ departure: {}, state: idle });
  const attemptsAtom = atom(0);

  const stateAtom = atom((get) => {
    const run = get(runAtom);
    // What was begun before the person went elsewhere is over for them.
    return run.departure === get(departureAtom) ? run.state : idle;
  });

  const cancelAtom = atom(null, (get, set) => {
    get(runAtom).end?.();
    set(runAtom, { departure: get(departureAtom), state: idle });
  });

  const failAtom = atom(null, async (get, set, run: Run, error: ProviderError, input: Input) => {
    const { operation } = definition;
    set(reportAtom, widgetError(typeof operation === 'string' ? operation : operation(input), error));
    const isHandled = definition.onFailure?.(get, set, error, input) === 'handled';
    const before = get(runAtom);
    if (!isHandled) await set(prepareSentenceAtom, error.type);
    // Cancelled, or begun anew, while its words were fetched.
    if (get(runAtom) !== before || get(mountSignalAtom).aborted) return undefined;
    const attempt = get(attemptsAtom) + 1;
    set(attemptsAtom, attempt);
    const ended: Run = { departure: run.departure, state: isHandled ? idle : { status: 'failed', error, attempt } };
    set(runAtom, ended);
    if (!isHandled && fieldOfError(error)) set(focusRequestAtom, { target: 'invalid' });
    return ended;
  });

  const startAtom = atom(null, async (get, set, input: Input) => {
    if (get(stateAtom).status === 'pending') return;
    const life = get(mountSignalAtom);
    const ending = new AbortController();
    const end = () => ending.abort();
    for (const signal of [life, set(leavingSignalAtom)]) signal.addEventListener('abort', end);
    const run: Run = { departure: get(departureAtom), state: { status: 'pending', isSlow: false }, end };
    let current = run;
    const isCurrent = () => !life.aborted && get(runAtom) === current && get(departureAtom) === run.departure;
    set(runAtom, run);

    const becomeSlow = () => {
      current = { ...run, state: { status: 'pending', isSlow: true } };
      set(runAtom, current);
    };
    const moments = {
      [time.announceAfter]: () => {
        if (!isCurrent() || definition.pendingWords === null) return;
        const say = get(sayAtom);
        set(announceAtom, definition.pendingWords ? definition.pendingWords(get) : say(coreMessages)('core.sending'));
      },
      [time.slowAfter]: () => {
        if (!isCurrent()) return;
        becomeSlow();
        set(announceAtom, get(sayAtom)(coreMessages)('core.stillWorking'));
      },
      [time.deadline]: () => {
        if (!isCurrent()) return;
        void set(failAtom, run, { type: 'unreachable' }, input).then((ended) => {
          // A send that answers late is still the newest one until something else is begun.
          if (ended) current = ended;
        });
      },
    };
    let clock = watchTime(life, moments);
    const waitForPerson = (isWaiting: boolean) => {
      clock.stop();
      // The way out is shown, in case there is no dialog after all; nothing is said over the one that is there.
      const whileWaiting = { [time.slowAfter]: () => isCurrent() && becomeSlow() };
      clock = watchTime(life, isWaiting ? whileWaiting : moments);
    };

    const outcome = await definition.call(get, input, { signal: ending.signal, waitForPerson });
    clock.stop();
    if (life.aborted) return;
    if (outcome.ok) {
      if (definition.kind === 'send' && !isCurrent()) return;
      const followed = await definition.onSuccess(get, set, outcome.value, input);
      if (!isCurrent()) return;
      // The next screen's code could not be fetched: navigation has reported it, here it is shown.
      if (followed?.ok === false) {
        set(attemptsAtom, get(attemptsAtom) + 1);
        set(runAtom, { ...run, state: { status: 'failed', error: followed.error, attempt: get(attemptsAtom) } });
      } else set(runAtom, { ...run, state: idle });
    } else if (isCurrent() && current.state.status === 'pending') {
      await set(failAtom, run, outcome.error, input);
    }
  });

  return { stateAtom, startAtom, cancelAtom };
}
