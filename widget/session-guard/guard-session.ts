import { sessionGuardCode } from './session-guard.lazy';
import type { SessionGuard, SessionGuardOptions } from './guard-options';

/** The time before the end at which the code of the guard is fetched, in milliseconds. */
const fetchLead = 5 * 60_000;
/**
 * The interval between checks of the remaining time, in milliseconds: a page may have been suspended, or the clock
 * changed.
 */
const pause = 60_000;

/**
 * Warns before the session ends, extends it if the user likes, and logs them in over the page when it has ended. It keeps no
 * session alive by itself, and fetches nothing until 5 minutes before the end, unless it must report that there is no client
 * (WCAG 2.2.1, 2.2.5, 2.2.6).
 */
export function guardSession(options: SessionGuardOptions): SessionGuard {
  const life = new AbortController();
  void guard(options, life.signal);
  return { stop: () => life.abort() };
}

async function guard(options: SessionGuardOptions, signal: AbortSignal): Promise<void> {
  // Without a client there is no session to guard; the host's `onError` receives the reason.
  const report = async (cause: unknown) => {
    if (signal.aborted) return;
    const code = await sessionGuardCode.load();
    // What kept the client from being loaded may keep this code as well.
    if (!code.ok) setTimeout(report, pause, cause);
    else if (!signal.aborted) code.value.reportNoClient(options, cause);
  };
  const client = await Promise.resolve(options.client).catch((cause: unknown) => void report(cause));
  if (!client || signal.aborted) return;
  const warning = Number(options.warnBeforeMinutes) * 60_000 + 10_000;
  // A host without types may pass what is no number.
  const lead = warning > fetchLead ? warning : fetchLead;
  let timer: ReturnType<typeof setTimeout>;
  let isRunning = false;
  /** The lead of the provider's clock over this device's, in milliseconds, as the last guard found it. */
  let ahead = 0;
  let seen: { endsAt: number; user: object } | undefined;
  const check = async () => {
    clearTimeout(timer);
    if (signal.aborted) return;
    const session = client.session.getSync();
    const now = Date.now() + ahead;
    if (session) seen = { endsAt: Date.parse(session.expires_at), user: client.user.getSync() ?? session };
    // One that is gone before its time was ended on purpose. Another ended while the page was suspended.
    else if (seen && seen.endsAt > now) seen = undefined;
    const left = seen ? seen.endsAt - now - lead : pause;
    timer = setTimeout(check, left > 0 ? Math.min(left, pause) : pause);
    if (isRunning || !(seen && left <= 0)) return;
    isRunning = true;
    const guarded = seen;
    const code = await sessionGuardCode.load();
    if (code.ok) ahead = await code.value.runGuard(options, lead, signal, guarded, ahead);
    isRunning = false;
    if (!code.ok) return;
    seen = undefined;
    void check();
  };
  const stop = client.onStateChange(() => void check());
  signal.addEventListener('abort', () => {
    stop();
    // Clears its timer, and no more.
    void check();
  });
  void check();
}
