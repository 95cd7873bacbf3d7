import { providerAtom } from '../../flows/core/provider/provider.atoms';
import {
  announceEndAtom,
  announceTimeLeftAtom,
  checkGuardedAtom,
  extendSession,
  type GuardState,
  guardStateAtom,
  lookAtSessionAtom,
  SessionEnded,
  SessionWarning,
  timeLeftAtom,
  warnBeforeAtom,
} from '../../flows/session-guard';
import type { Config } from '../../flows/core/config/config';
import { connect } from '../lifecycle/connect';
import type { Store } from '../lifecycle/mount-definition';
import { loginDefinition } from '../mounts/login';
import { type DialogMount, mountInDialog } from './dialog-mount';
import type { SessionGuardOptions } from './guard-options';

const noProducts: Config = { products: [] };

/** Guards a session near its end. Settles when more than `lead` milliseconds remain again, or at the abort. */
export function runGuard(options: SessionGuardOptions, lead: number, signal: AbortSignal): Promise<void> {
  const { warnBeforeMinutes = 2 } = options;
  const { store, end } = connect({ ...options, config: options.config ?? noProducts });
  const dialogs = guardDialogs(store, options);
  store.set(warnBeforeAtom, warnBeforeMinutes * 60_000);
  return new Promise((resolve) => {
    let isOver = false;
    const look = async () => {
      await store.set(lookAtSessionAtom);
      if (isOver) return;
      dialogs.show();
      const left = store.get(timeLeftAtom);
      if (store.get(guardStateAtom).status === 'quiet' && (left === undefined || left > lead)) finish();
    };
    const again = () => void look();
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
      resolve();
    };
    signal.addEventListener('abort', finish);
    // The cached session may be old, and the clocks may differ.
    void store.set(checkGuardedAtom).then(again);
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
function guardDialogs(store: Store, options: SessionGuardOptions) {
  const { extendByMinutes = 60, config } = options;
  let shown: GuardState['status'] = 'quiet';
  let dialog: DialogMount | undefined;
  const close = () => {
    const open = dialog;
    dialog = undefined;
    open?.close();
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
    dialog = mountInDialog(
      config ? loginDefinition : { start: 'Main', screens: { Main: () => null } },
      { ...options, config: config ?? noProducts },
      {
        focus: 'heading',
        hasClose: true,
        onClose: close,
        around: (screens) => (
          <SessionEnded store={store} onReload={() => location.reload()}>
            {config && screens}
          </SessionEnded>
        ),
      },
    );
  };
  return {
    close,
    show: () => {
      const { status } = store.get(guardStateAtom);
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
