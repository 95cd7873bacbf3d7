import type { Getter } from 'jotai/vanilla';
import { time } from '../core/time/timing';
import { watchTime } from '../core/time/watch-time';
import { configAtom } from '../core/config/config.atoms';
import { mountSignalAtom } from '../core/host/host.atoms';
import { failed, type Outcome } from '../core/provider/outcome';
import type { Answer } from '../core/provider/provider';
import { providerAtom } from '../core/provider/provider.atoms';

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
  const life = get(mountSignalAtom);
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
    void get(providerAtom)
      .authenticatePasskey(ceremony)
      .then((outcome) => {
        if (isOver && outcome.ok && !life.aborted) onLateSuccess(outcome.value);
        finish(outcome);
      });
  });
}
