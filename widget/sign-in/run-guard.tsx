import { configAtom } from '../../flows/core/config/config.atoms';
import { providerAtom } from '../../flows/core/provider/provider.atoms';
import {
  announceEndAtom,
  announceTimeLeftAtom,
  beginAfterEndAtom,
  beginGuardAtom,
  clockLeadAtom,
  extendSession,
  type GuardState,
  guardStateAtom,
  lookAtSessionAtom,
  SessionEnded,
  SessionWarning,
  timeLeftAtom,
  warnBeforeAtom,
} from '../../flows/session-guard';
import { completeSignInAtom, reportedSessionAtom } from '../../flows/core/screen/complete-sign-in';
import { sleep } from '../../flows/core/time/timing';
import type { Config } from '../../flows/core/config/config';
import { connect } from '../lifecycle/connect';
import type { Store } from '../lifecycle/mount-definition';
import { loginDefinition } from '../mounts/login';
import { callWhenLoggedIn } from './call-when-logged-in';
import { type DialogMount, mountInDialog } from './dialog-mount';
import type { SessionGuardOptions } from './guard-options';

const noProducts: Config = { products: [] };

/**
 * Guards a session near its end, or after it. Settles when more than `lead` milliseconds remain again, or at the abort, with
 * the milliseconds by which the provider's clock is ahead of this device's.
 *
 * @param endedFor the user whose session ended while the page was suspended, if it did
 */
export function runGuard(
  options: SessionGuardOptions,
  lead: number,
  signal: AbortSignal,
  endedFor?: string,
): Promise<number> {
  const { warnBeforeMinutes = 2 } = options;
  const { store, end } = connect({ ...options, config: options.config ?? noProducts });
  store.set(warnBeforeAtom, warnBeforeMinutes * 60_000);
  return new Promise((resolve) => {
    let isOver = false;
    const look = async () => {
      await store.set(lookAtSessionAtom);
      // A log-in in the dialog is handled by its own action, in the same task.
      await sleep(0, signal);
      if (isOver) return;
      dialogs.adoptSession();
      dialogs.show();
      const left = store.get(timeLeftAtom);
      const isQuiet = store.get(guardStateAtom).status === 'quiet' && !dialogs.isLoggingIn();
      if (isQuiet && (left === undefined || left > lead)) finish();
    };
    const again = () => void look();
    const dialogs = guardDialogs(store, options, again);
    const timer = setInterval(again, 1_000);
    const stopWatching = store.get(providerAtom).watchPerson(again);
    document.addEventListener('visibilitychange', again);
    const finish = () => {
      isOver = true;
      clearInterval(timer);
      stopWatching();
      document.removeEventListener('visibilitychange', again);
      signal.removeEventListener('abort', finish);
      dialogs.close();
      end();
      resolve(store.get(clockLeadAtom));
    };
    signal.addEventListener('abort', finish);
    if (endedFor === undefined) void store.set(beginGuardAtom).then(again);
    else {
      store.set(beginAfterEndAtom, endedFor);
      again();
    }
  });
}

/**
 * Fetches the code of the log-in that may follow a warning, one module after another. A browser that failed to fetch a
 * module, because it was offline at the end, does not request it again in that page.
 */
async function fetchLogIn(store: Store): Promise<void> {
  const { code, prefetch } = loginDefinition;
  for (const piece of [...(code?.(store) ?? []), ...(prefetch?.(store) ?? [])]) await piece.load();
}

/** The dialog of a guard, one at a time. */
function guardDialogs(store: Store, options: SessionGuardOptions, onLoggedIn: () => void) {
  const { extendByMinutes = 60, config } = options;
  let shown: GuardState['status'] = 'quiet';
  let dialog: DialogMount | undefined;
  let isLoggedIn = false;
  // The session is this dialog's own, and its log-in goes on: with a second factor, or the offer of a passkey.
  const isLoggingIn = () => {
    const session = shown === 'warning' || isLoggedIn ? undefined : dialog?.store?.get(reportedSessionAtom);
    return session !== undefined && session === store.get(providerAtom).sessionId();
  };
  // A session that another tab began is complete with the second factor that `config` asks for: a proof in either tab ends
  // the question in both.
  const adoptSession = () => {
    const { status } = store.get(guardStateAtom);
    const isBack = (shown === 'ended' || shown === 'other') && (status === 'quiet' || status === 'warning');
    const itsStore = dialog?.store;
    if (!isBack || isLoggedIn || isLoggingIn() || !itsStore) return;
    if (itsStore.get(configAtom).secondFactor.when === 'never') return;
    void itsStore.set(completeSignInAtom, 'SessionConfirmation', undefined);
  };
  const close = () => {
    const open = dialog;
    dialog = undefined;
    if (isLoggedIn) open?.closeAfterLogIn();
    else open?.close();
  };
  const warn = () => {
    dialog = mountInDialog(
      {
        start: 'Main',
        screens: { Main: () => <SessionWarning store={store} extendByMinutes={extendByMinutes} /> },
        onStart: (itsStore) => void (config && fetchLogIn(itsStore)),
      },
      { ...options, config: config ?? noProducts },
      {
        focus: 'key:stay',
        hasClose: false,
        // Escape means that the user is present.
        onClose: () => void dialog?.store?.set(extendSession.startAtom, extendByMinutes),
      },
    );
  };
  const logInAgain = () => {
    isLoggedIn = false;
    const callingBack = callWhenLoggedIn(
      { ...options, config: config ?? noProducts },
      () => dialog?.store,
      () => {
        isLoggedIn = true;
        onLoggedIn();
      },
    );
    dialog = mountInDialog(config ? loginDefinition : { start: 'Main', screens: { Main: () => null } }, callingBack, {
      focus: 'heading',
      hasClose: true,
      onClose: close,
      around: (screens) => (
        <SessionEnded store={store} onReload={() => location.reload()}>
          {config && screens}
        </SessionEnded>
      ),
    });
  };
  return {
    close,
    isLoggingIn,
    adoptSession,
    show: () => {
      const { status } = store.get(guardStateAtom);
      if ((status === 'quiet' || status === 'warning') && isLoggingIn()) return;
      if (status === 'warning') dialog?.store?.set(announceTimeLeftAtom, (store.get(timeLeftAtom) ?? 0) / 1_000);
      // A second after the dialog was opened, so that its live region exists by then.
      if (status === 'ended' && shown === 'ended') dialog?.store?.set(announceEndAtom);
      const isSameDialog = shown === 'ended' && status === 'other';
      if (status === shown) return;
      shown = status;
      if (isSameDialog) return;
      close();
      if (status === 'warning') warn();
      if (status === 'ended' || status === 'other') logInAgain();
    },
  };
}
