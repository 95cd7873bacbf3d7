import type { SessionGuard, SessionGuardOptions } from '../sign-in';
import { overPageCode } from './over-page.lazy';

/** `guardSession`, whose code is fetched at the first call. A guard that is stopped before then never starts. */
export function lateGuard(options: SessionGuardOptions): SessionGuard {
  let guard: SessionGuard | undefined;
  let isStopped = false;
  void overPageCode.load().then((code) => {
    // Without its code no session is guarded. Nothing else depends on it.
    if (code.ok && !isStopped) guard = code.value.guardSession(options);
  });
  return {
    stop: () => {
      isStopped = true;
      guard?.stop();
    },
  };
}
