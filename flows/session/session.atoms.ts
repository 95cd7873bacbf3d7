import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { mountSignalAtom } from '../core/host/host.atoms';
import { providerAtom } from '../core/provider/provider.atoms';
import { completeSignInAtom } from '../core/screen/complete-sign-in.actions';
import { latestSignInAtom } from '../core/screen/latest-sign-in';
import { goToAtom, screenSignalAtom } from '../core/screen/screen.atoms';
import { signInEndAtom } from '../core/screen/second-factor.atoms';
import { anySignal } from '../core/time/signals';
import { sleep } from '../core/time/timing';
import { whileRead } from '../core/time/while-read';

/**
 * The session that SessionConfirmation confirms: `new` for the expected log-in, `known` for one that existed already,
 * `other` for an unexpected account, which a press completes.
 */
export type ConfirmedSession = 'new' | 'known' | 'other';

export const confirmedSessionAtom = atom<ConfirmedSession>('new');

/** Names an account other than the expected one. A press completes the sign-in with it. */
export const showOtherSessionAtom = atom(null, (_get, set) => {
  set(confirmedSessionAtom, 'other');
  return set(goToAtom, 'SessionConfirmation');
});

/** The visit of the screen that watches for sessions by itself. */
const watchingVisitAtom = atom<AbortSignal | undefined>(undefined);

/**
 * The watch for a session that begins elsewhere: in the tab where the link was followed, or by the host. It is active while a
 * screen that waits for a mail or a message reads this, and continues to its confirmation. The session of an account that is not
 * `awaited`, by its address or number, is named, and completed by a press alone (B-SESSION-1).
 */
export function sessionWatch(awaited: (get: Getter) => string | undefined) {
  return whileRead((get, set) => {
    const signal = get(screenSignalAtom);
    set(watchingVisitAtom, signal);
    const { provider, check } = watcher(get, set, signal, () => awaited(get));
    return provider.watchPerson(() => void check());
  });
}

/**
 * Watches for such sessions on every screen of a mount, until the returned function is called: any account completes the
 * sign-in, since none is awaited (B-SIGNIN-3). A screen that watches by itself, or asks for a second factor, is left alone.
 * @param known the session that is not new; undefined if there was none
 */
export const watchSessionsAtom = atom(null, (get, set, known: string | undefined): (() => void) => {
  const stopping = new AbortController();
  const signal = anySignal(get(mountSignalAtom), stopping.signal);
  const { provider, check } = watcher(get, set, signal, () => undefined, { id: known });
  const onChange = () => {
    // Read before that screen handles the same change, and may be left.
    const isHandled = get(watchingVisitAtom) === get(screenSignalAtom) || get(signInEndAtom) !== undefined;
    void check(isHandled);
  };
  onChange();
  const unwatch = provider.watchPerson(onChange);
  return () => {
    stopping.abort();
    unwatch();
  };
});

/**
 * Makes the function that checks the session, and completes the sign-in with a new one.
 * @param known the session that is not new. Default: the first one that is certain
 */
function watcher(
  get: Getter,
  set: Setter,
  signal: AbortSignal,
  awaited: () => string | undefined,
  known?: { id: string | undefined },
) {
  const provider = get(providerAtom);
  let before = known ?? (provider.isPersonCertain() ? { id: provider.sessionId() } : undefined);
  const check = async (isHandled = false) => {
    // A session of this tab is reported by the action that made it, in the same task.
    await sleep(0, signal);
    if (signal.aborted || !provider.isPersonCertain()) return;
    const id = provider.sessionId();
    if (!before) before = { id };
    if (id === undefined || id === before.id || id === get(latestSignInAtom).session) return;
    before = { id };
    if (isHandled) return;
    const contact = awaited();
    const isTheirs = contact === undefined ? undefined : await provider.hasContact(contact);
    if (signal.aborted) return;
    if (isTheirs?.ok && isTheirs.value === false) return set(showOtherSessionAtom);
    set(confirmedSessionAtom, 'new');
    return set(completeSignInAtom, 'SessionConfirmation', undefined);
  };
  return { provider, check };
}
