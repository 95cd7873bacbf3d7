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
 * session alive by itself, and fetches nothing until 5 minutes before the end (WCAG 2.2.1, 2.2.5, 2.2.6).
 */
export function guardSession(options: SessionGuardOptions): SessionGuard {
  const life = new AbortController();
  void guard(options, life.signal);
  return { stop: () => life.abort() };
}

async function guard(options: SessionGuardOptions, signal: AbortSignal): Promise<void> {
  // Without a client there is no session to guard; the host's `onError` receives the reason.
  const client = await Promise.resolve(options.client).catch(() => undefined);
  if (!client || signal.aborted) return;
  const lead = Math.max(fetchLead, (options.warnBeforeMinutes ?? 0) * 60_000 + 10_000);
  let timer: ReturnType<typeof setTimeout>;
  let isRunning = false;
  /** The lead of the provider's clock over this device's, in milliseconds, as the last guard found it. */
  let ahead = 0;
  let seen: { endsAt: number; user: object } | undefined;
  const look = async () => {
    if (isRunning || signal.aborted) return;
    clearTimeout(timer);
    const session = client.session.getSync();
    const now = Date.now() + ahead;
    if (session) seen = { endsAt: Date.parse(session.expires_at), user: client.user.getSync() ?? session };
    // One that is gone before its time was ended on purpose. Another ended while the page was suspended.
    else if (seen && seen.endsAt > now) seen = undefined;
    timer = setTimeout(look, pause);
    if (!(seen && seen.endsAt - now <= lead)) return;
    isRunning = true;
    const code = await sessionGuardCode.load();
    const isOver = !client.session.getSync() && seen.endsAt <= Date.now() + ahead;
    const { user } = seen;
    if (code.ok && !signal.aborted) ahead = await code.value.runGuard(options, lead, signal, { user, isOver });
    isRunning = false;
    if (!code.ok) return;
    seen = undefined;
    void look();
  };
  const stop = client.onStateChange(() => void look());
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    stop();
  });
  void look();
}
