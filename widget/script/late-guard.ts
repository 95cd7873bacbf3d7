import type { SessionGuard, SessionGuardOptions } from '../sign-in';
import { overPageCode } from './over-page.lazy';

/**
 * `guardSession`, whose code is fetched at the first call, and may come late. A guard that is stopped before then never starts.
 * Without its code no session is guarded, and nothing else depends on it.
 */
export function lateGuard(options: SessionGuardOptions): SessionGuard {
  let guard: SessionGuard | undefined;
  let isStopped = false;
  const start = () => {
    if (!isStopped) guard ??= overPageCode.value()?.guardSession(options);
  };
  overPageCode.subscribe(start);
  void overPageCode.load().then(start);
  return {
    stop: () => {
      isStopped = true;
      guard?.stop();
    },
  };
}
