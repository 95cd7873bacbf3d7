import type { SessionGuard, SessionGuardOptions } from '../sign-in';
import { overPageCode } from './over-page.lazy';

/**
 * `guardSession`, whose code is fetched at the first call, and may come late: it is fetched again each minute until it is
 * there. A guard that is stopped before then never starts.
 */
export function lateGuard(options: SessionGuardOptions): SessionGuard {
  let guard: SessionGuard | undefined;
  let isStopped = false;
  /** Starts the guard, if its code is there. Returns undefined as long as it is awaited. */
  const start = () => isStopped || (guard ??= overPageCode.value()?.guardSession(options));
  // Again after a minute, as the guard asks for its own late code.
  const ask = (): unknown => start() || overPageCode.load().then(() => start() || setTimeout(ask, 60_000));
  overPageCode.subscribe(start);
  ask();
  return {
    stop: () => {
      isStopped = true;
      guard?.stop();
    },
  };
}
