import type { Config } from '../../flows/core/config/config';
import { configAtom } from '../../flows/core/config/config.atoms';
import type { Store } from '../../flows/core/host/host.atoms';
import { readLoginHint } from '../../flows/contact';
import { providerAtom } from '../../flows/core/provider/provider.atoms';
import { completeSignInAtom, reportedSessionAtom } from '../../flows/core/screen/complete-sign-in';
import {
  announceEndAtom,
  announceTimeLeftAtom,
  extendSession,
  guardedPersonAtom,
  type GuardState,
  guardStateAtom,
  SessionEnded,
  SessionWarning,
  timeLeftAtom,
} from '../../flows/session-guard';
import { loginDefinition } from '../mounts/login';
import type { WidgetOptions } from '../options';
import { callWhenLoggedIn, isPasskeyOffered } from './call-when-logged-in';
import { type DialogMount, mountInDialog } from './dialog-mount';
import type { SessionGuardOptions } from './guard-options';

/** The configuration of a guard whose host gave none: it logs no user in. */
export const noProducts: Config = { products: [] };

/** The dialog of a guard: one at a time, with the warning or the log-in. */
export interface GuardDialog {
  /** The store of the guard, not that of the dialog's mount. */
  readonly store: Store;
  readonly options: SessionGuardOptions;
  /** Looks at the session again, and shows what follows. */
  readonly look: () => void;
  /** The state of the session for which it was shown last. */
  shown: GuardState['status'];
  mounted: DialogMount | undefined;
  /** The session that it completes. A late client tells its mount of it later than the guard. */
  adopted: string | undefined;
  /** True once a user has logged in in it, and has answered what follows. */
  isLoggedIn: boolean;
}

/** Makes the dialog of a guard. Nothing is shown yet. */
export function guardDialog(store: Store, options: SessionGuardOptions, look: () => void): GuardDialog {
  return { store, options, look, shown: 'quiet', mounted: undefined, adopted: undefined, isLoggedIn: false };
}

/**
 * Tells whether the session is the dialog's own, and its log-in goes on: with a second factor, or the offer of a
 * passkey.
 */
export function isLoggingIn({ store, shown, mounted, adopted, isLoggedIn }: GuardDialog): boolean {
  const session = store.get(providerAtom).sessionId();
  if (!mounted || shown === 'warning' || isLoggedIn || session === undefined) return false;
  return session === adopted || session === mounted.store?.get(reportedSessionAtom);
}

/**
 * Completes a session that another tab began, or whose log-in the user closed, with the second factor that `config` asks
 * for: a proof in either tab ends the question in both.
 */
export function adoptSession(dialog: GuardDialog): void {
  const { store, shown, isLoggedIn } = dialog;
  const { status } = store.get(guardStateAtom);
  const isBack = (shown === 'ended' || shown === 'other') && (status === 'quiet' || status === 'warning');
  if (!isBack || isLoggedIn || isLoggingIn(dialog) || store.get(configAtom).secondFactor.when === 'never') return;
  if (!dialog.mounted) logInAgain(dialog);
  dialog.adopted = store.get(providerAtom).sessionId();
  void dialog.mounted?.store?.set(completeSignInAtom, 'SessionConfirmation', undefined);
}

/** Closes the dialog, if it is open. */
export function closeDialog(dialog: GuardDialog): void {
  const { mounted } = dialog;
  dialog.mounted = undefined;
  if (dialog.isLoggedIn) mounted?.closeAfterLogIn();
  else mounted?.close();
}

/** Shows what the state of the session asks for, and closes what it does not. */
export function showDialog(dialog: GuardDialog): void {
  const { store, shown, mounted } = dialog;
  const state = store.get(guardStateAtom);
  const { status } = state;
  if ((status === 'quiet' || status === 'warning') && isLoggingIn(dialog)) return;
  if (status === 'warning') mounted?.store?.set(announceTimeLeftAtom, (store.get(timeLeftAtom) ?? 0) / 1_000);
  // A second after the dialog was opened, so that its live region exists by then.
  if ((status === 'ended' || status === 'other') && shown === status) mounted?.store?.set(announceEndAtom, state);
  if (status === shown) return;
  dialog.shown = status;
  // The same dialog shows both.
  if (shown === 'ended' && status === 'other') return;
  closeDialog(dialog);
  if (status === 'warning') warn(dialog);
  if (status === 'ended' || status === 'other') logInAgain(dialog);
}

/** Opens the warning before the end. */
function warn(dialog: GuardDialog): void {
  const { store, options } = dialog;
  const { extendByMinutes = 60, config } = options;
  dialog.mounted = mountInDialog(
    {
      start: 'Main',
      screens: { Main: () => <SessionWarning store={store} extendByMinutes={extendByMinutes} /> },
      onStart: (itsStore) => void (config && fetchLogIn(itsStore)),
    },
    mountOptions(options),
    {
      focus: 'key:stay',
      hasClose: false,
      opensByItself: true,
      // Escape means that the user is present.
      onClose: () => void dialog.mounted?.store?.set(extendSession.startAtom, extendByMinutes),
    },
  );
}

/** Opens the log-in after the end. */
function logInAgain(dialog: GuardDialog): void {
  const { store, options, look } = dialog;
  const { config } = options;
  dialog.isLoggedIn = false;
  const callingBack = callWhenLoggedIn(
    logInOptions(dialog),
    () => dialog.mounted?.store,
    () => {
      dialog.isLoggedIn = true;
      look();
    },
  );
  dialog.mounted = mountInDialog(
    config ? loginDefinition : { start: 'Main', screens: { Main: () => null } },
    callingBack,
    {
      focus: 'heading',
      hasClose: true,
      opensByItself: true,
      isDescribed: true,
      onClose: () => {
        dialog.isLoggedIn = isPasskeyOffered(dialog.mounted?.store);
        closeDialog(dialog);
        look();
      },
      around: (screens) => (
        <SessionEnded store={store} onReload={() => location.reload()}>
          {config && screens}
        </SessionEnded>
      ),
    },
  );
}

const mountOptions = (options: SessionGuardOptions): WidgetOptions => ({
  ...options,
  config: options.config ?? noProducts,
});

/** The options of the log-in after the end, which knows who was logged in (WCAG 3.3.7). A hint of the host's wins. */
function logInOptions({ store, options }: GuardDialog): WidgetOptions {
  const mounting = mountOptions(options);
  const loginHint = mounting.config.loginHint ?? readLoginHint(store.get(guardedPersonAtom)?.account)?.text;
  return { ...mounting, config: { ...mounting.config, ...(loginHint && { loginHint }) } };
}

/**
 * Fetches the code of the log-in that may follow a warning, one module after another. A browser that failed to fetch a
 * module, because it was offline at the end, does not request it again in that page.
 */
async function fetchLogIn(store: Store): Promise<void> {
  const { code, prefetch } = loginDefinition;
  for (const piece of [...(code?.(store) ?? []), ...(prefetch?.(store) ?? [])]) await piece.load();
}
