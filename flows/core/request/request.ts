import type { Getter, Setter } from 'jotai/vanilla';
import { mountSignalAtom, reportAtom } from '../host/host.atoms';
import { failed, type Outcome } from '../provider/outcome';
import type { Provider } from '../provider/provider';
import { providerAtom } from '../provider/provider.atoms';
import { widgetError } from '../provider/widget-error';
import { timing, watchTime } from '../time/timing';
import { stepUpAtom } from './step-up.atoms';

/** The tools of a call: what it may use of the request it belongs to. */
export interface RequestTools {
  /** Aborted when the request is settled: a dialog that would open after its deadline does not. */
  signal: AbortSignal;
  /**
   * Sets whether the user is in a dialog of the browser or a wallet: the deadline is paused meanwhile, and starts again
   * after.
   */
  waitForPerson(isWaiting: boolean): void;
}

/** The functions to call, by the milliseconds until then. */
type Moments = Readonly<Record<number, () => void>>;

/** One call to the provider. */
export interface RequestDefinition<Value> {
  /** The client's name for it, for the host's error log (B-CALL-3). */
  operation: string;
  call(provider: Provider, tools: RequestTools): Promise<Outcome<Value>>;
  /** The deadline, in milliseconds. Default 20 s. */
  deadline?: number;
  /** Ends the request when aborted, as the end of the mount does. */
  signal?: AbortSignal;
  /** The functions to call while the request is pending, by the milliseconds since its start. */
  moments?: Moments;
  /** The same while the user is busy in a dialog. */
  dialogMoments?: Moments;
  /** False if the call must not open a step-up where the provider requires one. Default true. */
  mayStepUp?: boolean;
  /** Called with an answer that comes after the request was settled, while the mount lives. */
  onLate?(outcome: Outcome<Value>): void;
}

/**
 * Makes one call to the provider under the signal of its mount: every call that a user waits for is made here. It settles
 * as `unreachable` at its deadline, and as `cancelled` when it is aborted. A failure is reported to the host once. After
 * the mount's end nothing is sent. A call that is refused until the user confirms who they are is repeated once after that
 * (B-STEPUP-1).
 */
export function request<Value>(
  get: Getter,
  set: Setter,
  {
    operation,
    call,
    deadline = timing.deadline,
    signal,
    moments,
    dialogMoments = {},
    mayStepUp = true,
    onLate,
  }: RequestDefinition<Value>,
): Promise<Outcome<Value>> {
  const mountSignal = get(mountSignalAtom);
  const cancelled = failed({ type: 'cancelled' });
  if (mountSignal.aborted || signal?.aborted) return Promise.resolve(cancelled);
  return new Promise((resolve) => {
    const ending = new AbortController();
    const settled = ending.signal;
    const settle = (outcome: Outcome<Value>) => {
      ending.abort();
      clock.stop();
      resolve(outcome);
    };
    const reportAndSettle = (outcome: Outcome<Value>) => {
      // A declined step-up is no failure of the call.
      if (!outcome.ok && outcome.error.type !== 'not_confirmed') set(reportAtom, widgetError(operation, outcome.error));
      settle(outcome);
    };
    const waiting = { ...moments, [deadline]: () => reportAndSettle(failed({ type: 'unreachable' })) };
    let clock = watchTime(mountSignal, waiting);
    const restart = (meanwhile: Moments) => (isPaused: boolean) => {
      clock.stop();
      if (!settled.aborted) clock = watchTime(mountSignal, isPaused ? meanwhile : waiting);
    };
    const waitForPerson = restart(dialogMoments);
    const pause = restart({});
    for (const one of [mountSignal, signal]) {
      one?.addEventListener('abort', () => settle(cancelled), { signal: settled });
    }
    const ask = () => call(get(providerAtom), { signal: settled, waitForPerson });
    const run = async () => {
      let outcome = await ask();
      const { confirmAtom } = get(stepUpAtom);
      if (!outcome.ok && mayStepUp && confirmAtom) {
        const confirmed = await set(confirmAtom, { error: outcome.error, signal: settled, pause });
        outcome = confirmed.ok ? await ask() : confirmed;
      }
      if (!settled.aborted) reportAndSettle(outcome);
      else if (!mountSignal.aborted) onLate?.(outcome);
    };
    void run();
  });
}
