import type { Config } from '../../flows/core/config/config';
import { configAtom } from '../../flows/core/config/config.atoms';
import type { Store } from '../../flows/core/host/host.atoms';
import { readLoginHint } from '../../flows/contact';
import { providerAtom } from '../../flows/core/provider/provider.atoms';
import { completeSignInAtom } from '../../flows/core/screen/complete-sign-in.actions';
import { latestSignInAtom } from '../../flows/core/screen/latest-sign-in';
import {
  announceEndAtom,
  announceTimeLeftAtom,
  extendSession,
  guardedPersonAtom,
  guardOtherAtom,
  type GuardState,
  guardStateAtom,
  SessionEnded,
  SessionWarning,
  timeLeftAtom,
} from '../../flows/session-guard';
import { loginDefinition } from '../mounts/login';
import type { WidgetOptions } from '../options';
import { withLoggedInCallback } from '../sign-in/logged-in-callback';
import { type DialogMount, mountInDialog } from '../sign-in/dialog-mount';
import { dialogLogin } from '../sign-in/dialog-login';
import type { SessionGuardOptions } from './guard-options';

/** The configuration of a guard whose host gave none: it logs no user in. */
export const noProducts: Config = { products: [] };

/** The dialog of a guard: one at a time, with the warning or the log-in. */
export interface GuardDialog {
  /**
   * Shows what the state of the session asks for, and closes what it does not. Completes a session that another tab began, or whose
   * log-in the user closed, with the second factor that the configuration asks for: a proof in either tab ends the question in both.
   */
  follow(): void;
  /** Tells whether the session is the dialog's own, and its log-in goes on: with a second factor, or the offer of a passkey. */
  isLoggingIn(): boolean;
  /** The mount in it, while it is open. */
  mounted(): DialogMount | undefined;
  /** Closes it, if it is open. */
  close(): void;
}

/**
 * Makes the dialog of a guard. Nothing is shown yet.
 * @param store the store of the guard, not that of the dialog's mount
 * @param check checks the session again, and shows what follows
 */
export function guardDialog(store: Store, options: SessionGuardOptions, check: () => void): GuardDialog {
  const { extendByMinutes = 60, config } = options;
  const mountOptions: WidgetOptions = { ...options, config: config ?? noProducts };
  /** The state of the session for which it was shown last. */
  let shown: GuardState['status'] = 'quiet';
  let mounted: DialogMount | undefined;
  /** The session that it completes. A late client tells its mount of it later than the guard. */
  let adopted: string | undefined;
  /** True once a user has logged in in it, and has answered what follows. */
  let isLoggedIn = false;

  const isLoggingIn = () => {
    const session = store.get(providerAtom).sessionId();
    if (!mounted || shown === 'warning' || isLoggedIn || session === undefined) return false;
    return session === adopted || session === mounted.store?.get(latestSignInAtom).session;
  };

  const close = () => {
    const closing = mounted;
    mounted = undefined;
    if (isLoggedIn) closing?.closeAfterLogIn();
    else closing?.close();
  };

  const warn = () => {
    const question = mountInDialog(
      {
        start: 'Main',
        screens: { Main: () => <SessionWarning store={store} extendByMinutes={extendByMinutes} /> },
        onStart: (itsStore) => void (config && fetchLogIn(itsStore)),
      },
      mountOptions,
      {
        focus: 'key:stay',
        hasClose: false,
        opensByItself: true,
        // Escape means that the user is present.
        onClose: () => void mounted?.store?.set(extendSession.startAtom, extendByMinutes),
        onGone: () => {
          if (mounted !== question) return;
          close();
          // The page has removed it before an answer: the next check, within a second, asks again. A check at once would
          // ask too early in a page that changes twice, and in a loop in one that removes each question.
          shown = 'quiet';
        },
      },
    );
    mounted = question;
  };

  /** The options of the log-in after the end, which knows who was logged in (WCAG 3.3.7). A hint of the host's wins. */
  const logInOptions = (): WidgetOptions => {
    const given = mountOptions.config;
    const loginHint = given.loginHint ?? readLoginHint(store.get(guardedPersonAtom)?.account)?.text;
    return { ...mountOptions, config: { ...given, ...(loginHint && { loginHint }) } };
  };

  const logInAgain = () => {
    isLoggedIn = false;
    let isComplete = false;
    const callingBack = withLoggedInCallback(
      logInOptions(),
      () => mounted?.store,
      () => {
        isLoggedIn = true;
        check();
      },
      () => {
        isComplete = true;
      },
    );
    const leave = () => {
      isLoggedIn = isComplete;
      close();
    };
    const logIn = mountInDialog(
      config ? dialogLogin() : { start: 'Main', screens: { Main: () => null } },
      callingBack,
      {
        focus: 'heading',
        hasClose: true,
        opensByItself: true,
        isDescribed: true,
        onClose: () => {
          leave();
          // Its session is a new one to the guard, which asks it for nothing.
          if (shown === 'other' && store.set(guardOtherAtom)) shown = 'quiet';
          check();
        },
        onGone: () => {
          if (mounted !== logIn) return;
          // The page has removed it. The new page may have its own log-in, so that this one counts as closed.
          leave();
          // That of another account does not: the next check names it again.
          if (shown === 'other') shown = 'ended';
        },
        around: (screens) => (
          <SessionEnded store={store} onReload={() => location.reload()}>
            {config && screens}
          </SessionEnded>
        ),
      },
    );
    mounted = logIn;
  };

  const adoptSession = () => {
    const { status } = store.get(guardStateAtom);
    const isBack = (shown === 'ended' || shown === 'other') && (status === 'quiet' || status === 'warning');
    if (!isBack || isLoggedIn || isLoggingIn() || store.get(configAtom).secondFactor.when === 'never') return;
    if (!mounted) logInAgain();
    adopted = store.get(providerAtom).sessionId();
    void mounted?.store?.set(completeSignInAtom, 'SessionConfirmation', undefined);
  };

  const show = () => {
    const state = store.get(guardStateAtom);
    const { status } = state;
    if ((status === 'quiet' || status === 'warning') && isLoggingIn()) return;
    if (status === 'warning') mounted?.store?.set(announceTimeLeftAtom, (store.get(timeLeftAtom) ?? 0) / 1_000);
    // A second after the dialog was opened, so that its live region exists by then.
    if ((status === 'ended' || status === 'other') && shown === status) mounted?.store?.set(announceEndAtom, state);
    if (status === shown) return;
    const before = shown;
    shown = status;
    // The same dialog shows both, unless the user has closed it.
    if (mounted && before === 'ended' && status === 'other') return;
    close();
    if (status === 'warning') warn();
    if (status === 'ended' || status === 'other') logInAgain();
  };

  return {
    follow: () => {
      adoptSession();
      show();
    },
    isLoggingIn,
    mounted: () => mounted,
    close,
  };
}

/**
 * Fetches the code of the log-in that may follow a warning, one module after another. A browser that failed to fetch a
 * module, because it was offline at the end, does not request it again in that page.
 */
async function fetchLogIn(store: Store): Promise<void> {
  const { code, prefetch } = loginDefinition;
  for (const piece of [...(code?.(store) ?? []), ...(prefetch?.(store) ?? [])]) await piece.load();
}
