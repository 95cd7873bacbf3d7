import type { Getter } from 'jotai/vanilla';
import { time } from '../core/action/time';
import { watchTime } from '../core/action/watch-time';
import { configAtom } from '../core/host/config.atoms';
import { lifeAtom } from '../core/host/host.atoms';
import { failed, type Outcome } from '../core/provider/outcome';
import type { Answer } from '../core/provider/provider';
import { withCalls } from '../core/provider/late-calls';

/** What came of one attempt at autofill. */
export interface Attempt {
  outcome: Outcome<Answer>;
  /** Whether the person chose a passkey: only then have they asked for anything. */
  wasChosen: boolean;
}

/**
 * Offers passkeys once. The server has its deadline, the person all the time they like. `onLateSuccess` hears of a
 * session that exists after all when the deadline had passed.
 */
export function attemptAutofill(
  get: Getter,
  signal: AbortSignal,
  onLateSuccess: (answer: Answer) => void,
): Promise<Attempt> {
  const { passkeys, sessionDurationMinutes } = get(configAtom);
  const life = get(lifeAtom);
  const ending = new AbortController();
  return new Promise((resolve) => {
    let wasChosen = false;
    let isOver = false;
    let clock = { stop: () => {} };
    const finish = (outcome: Outcome<Answer>) => {
      if (isOver) return;
      isOver = true;
      clock.stop();
      signal.removeEventListener('abort', abort);
      ending.abort();
      resolve({ outcome, wasChosen });
    };
    const abort = () => {
      ending.abort();
      // What was chosen is being verified: its answer is waited for.
      if (!wasChosen) finish(failed({ type: 'cancelled' }));
    };
    const expectServer = () => {
      clock = watchTime(life, { [time.deadline]: () => finish(failed({ type: 'unreachable' })) });
    };
    signal.addEventListener('abort', abort);
    expectServer();
    const onStage = (stage: 'asked' | 'answered') => {
      clock.stop();
      wasChosen = stage === 'answered';
      if (wasChosen) expectServer();
    };
    const ceremony = {
      domain: passkeys.domain,
      sessionDurationMinutes,
      isAutofill: true,
      signal: ending.signal,
      onStage,
    };
    void withCalls(get, 'passkeys', (calls) => calls.authenticatePasskey(ceremony)).then((outcome) => {
      if (isOver && outcome.ok && !life.aborted) onLateSuccess(outcome.value);
      finish(outcome);
    });
  });
}
