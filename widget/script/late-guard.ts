import type { SessionGuard, SessionGuardOptions } from '../sign-in';
import { fetchSessionGuard } from './code.lazy';

/** `guardSession`, whose code is fetched at the first call. A guard that is stopped before then never starts. */
export function lateGuard(options: SessionGuardOptions): SessionGuard {
  let guard: SessionGuard | undefined;
  let isStopped = false;
  void fetchSessionGuard().then(
    (guardSession) => {
      if (!isStopped) guard = guardSession(options);
    },
    // Without its code no session is guarded. Nothing else depends on it.
    () => undefined,
  );
  return {
    stop: () => {
      isStopped = true;
      guard?.stop();
    },
  };
}
