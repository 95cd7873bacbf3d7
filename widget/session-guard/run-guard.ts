import { configAtom } from '../../flows/core/config/config.atoms';
import { providerAtom } from '../../flows/core/provider/provider.atoms';
import { widgetError } from '../../flows/core/provider/widget-error';
import {
  beginAfterEndAtom,
  beginGuardAtom,
  clockLeadAtom,
  guardStateAtom,
  checkSessionAtom,
  timeLeftAtom,
  warnBeforeAtom,
} from '../../flows/session-guard';
import { sleep } from '../../flows/core/time/timing';
import { guardedHost } from '../host/guarded-host';
import { connect } from '../lifecycle/connect';
import { personOf } from '../stytch/person';
import { guardDialog, noProducts } from './guard-dialog';
import type { SessionGuardOptions } from './guard-options';

/** A minute, in milliseconds. */
const minute = 60_000;

/** Reports to the host that its client cannot be made. */
export function reportNoClient({ callbacks }: SessionGuardOptions, cause: unknown): void {
  guardedHost(callbacks).onError(widgetError('guardSession', { type: 'broken', cause }));
}

/** The session that the guard begins with. */
interface GuardedSession {
  /** Its user, as the client had them. */
  user: unknown;
  /** Its end by the provider's clock, in milliseconds since 1970. */
  endsAt: number;
}

/**
 * Guards a session near its end, or after it. Settles when more than `lead` milliseconds remain again, or at the abort, with the
 * milliseconds by which the provider's clock is ahead of this device's; `ahead` is what is known of that before.
 */
export function runGuard(
  options: SessionGuardOptions,
  lead: number,
  signal: AbortSignal,
  { user, endsAt }: GuardedSession,
  ahead: number,
): Promise<number> {
  // The guard was stopped while this code was loaded.
  if (signal.aborted) return Promise.resolve(ahead);
  const { warnBeforeMinutes = 2, extendByMinutes = 60, config } = options;
  const { store, end } = connect({ ...options, config: config ?? noProducts });
  store.set(clockLeadAtom, ahead);
  store.set(warnBeforeAtom, warnBeforeMinutes * minute, {
    extension: extendByMinutes * minute,
    logIn: config ? store.get(configAtom).sessionDurationMinutes * minute : Infinity,
  });
  return new Promise((resolve) => {
    let isOver = false;
    const check = async () => {
      await store.set(checkSessionAtom);
      // A log-in in the dialog is handled by its own action, in the same task.
      await sleep(0, signal);
      if (isOver) return;
      dialog.follow();
      const left = store.get(timeLeftAtom);
      const isQuiet = store.get(guardStateAtom).status === 'quiet' && !dialog.isLoggingIn();
      if (isQuiet && (left === undefined || left > lead)) finish();
    };
    const again = () => void check();
    const dialog = guardDialog(store, options, again);
    const timer = setInterval(again, 1_000);
    const stopWatching = store.get(providerAtom).watchPerson(again);
    document.addEventListener('visibilitychange', again);
    const finish = () => {
      isOver = true;
      clearInterval(timer);
      stopWatching();
      document.removeEventListener('visibilitychange', again);
      signal.removeEventListener('abort', finish);
      dialog.close();
      end();
      resolve(store.get(clockLeadAtom));
    };
    signal.addEventListener('abort', finish);
    const person = personOf(user);
    // It ended while the page was suspended.
    const hasEnded = endsAt <= Date.now() + ahead && store.get(providerAtom).sessionId() === undefined;
    if (person && hasEnded) {
      store.set(beginAfterEndAtom, person);
      again();
    } else void store.set(beginGuardAtom, person).then(again);
  });
}
