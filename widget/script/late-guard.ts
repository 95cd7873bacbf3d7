import type { SessionGuard, SessionGuardOptions } from '../sign-in';
import { fetchSessionGuard } from './code.lazy';

/** `guardSession`, whose code is fetched when it is first called. One that is stopped before then never starts. */
export function lateGuard(options: SessionGuardOptions): SessionGuard {
  let guard: SessionGuard | undefined;
  let isStopped = false;
  void fetchSessionGuard().then(
    (guardSession) => {
      if (!isStopped) guard = guardSession(options);
    },
    // Without its code no session is guarded; nothing else depends on it.
    () => undefined,
  );
  return {
    stop: () => {
      isStopped = true;
      guard?.stop();
    },
  };
}
