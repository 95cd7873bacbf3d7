import { failed, type Outcome } from '../provider/outcome';
import { time } from '../time/timing';
import { watchTime } from '../time/watch-time';

/** A call's outcome, or `unreachable` at the deadline: for what goes on by itself, with nobody pressing a button. */
export function deadline<Value>(life: AbortSignal, call: Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  return new Promise((resolve) => {
    const clock = watchTime(life, { [time.deadline]: () => resolve(failed({ type: 'unreachable' })) });
    void call.then((outcome) => {
      clock.stop();
      resolve(outcome);
    });
  });
}
