import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { signedInNow } from '../core/provider/person';
import { providerAtom } from '../core/provider/provider.atoms';
import { completeSignInAtom } from '../core/screen/complete-sign-in';
import { latestSignInAtom } from '../core/screen/latest-sign-in';
import { goBackAtom, goToAtom, screenAtom, screenSignalAtom } from '../core/screen/screen.atoms';
import { sleep, timing } from '../core/time/timing';
import { whileRead } from '../core/time/while-read';
import { announceAtom } from '../core/words/announce.atoms';
import { coreMessages } from '../core/words/core.messages';
import { logInMessages } from '../core/words/late.messages';
import { sayAtom } from '../core/words/words.atoms';
import { sessionMessages } from './session.messages';

/**
 * The session that SessionConfirmation confirms: `new` for the expected log-in, `known` for one that existed already,
 * `other` for an unexpected account, which a press completes.
 */
export type ConfirmedSession = 'new' | 'known' | 'other';

export const confirmedSessionAtom = atom<ConfirmedSession>('new');

/**
 * The watch for a session that begins elsewhere: in the tab where the link was followed, or by the host. It is active while a
 * screen that waits for a mail or a message reads this, and continues to its confirmation. The session of an account that is not
 * `awaited`, by its address or number, is named, and completed by a press alone (B-SESSION-1).
 */
export function sessionWatch(awaited: (get: Getter) => string | undefined) {
  return whileRead((get, set) => watchSession(get, set, () => awaited(get)));
}

function watchSession(get: Getter, set: Setter, awaited: () => string | undefined): () => void {
  const provider = get(providerAtom);
  const screenSignal = get(screenSignalAtom);
  let before = provider.isPersonCertain() ? { id: provider.sessionId() } : undefined;
  const look = async () => {
    // A session of this tab is reported by the action that made it, in the same task.
    await sleep(0, screenSignal);
    if (screenSignal.aborted || !provider.isPersonCertain()) return;
    const id = provider.sessionId();
    if (!before) before = { id };
    if (id === undefined || id === before.id || id === get(latestSignInAtom).session) return;
    before = { id };
    const person = provider.person();
    const contact = awaited();
    const isTheirs = contact === undefined ? undefined : await provider.hasContact(contact);
    if (screenSignal.aborted) return;
    const isOther = isTheirs?.ok && isTheirs.value === false;
    set(confirmedSessionAtom, isOther ? 'other' : 'new');
    await (isOther ? set(goToAtom, 'SessionConfirmation') : set(completeSignInAtom, 'SessionConfirmation', undefined));
    // A second factor, or the offer of a passkey, comes before the confirmation.
    if (get(screenAtom) !== 'SessionConfirmation') return;
    // The heading is announced first.
    await sleep(timing.announceAfter, get(screenSignalAtom));
    const say = get(sayAtom);
    const { account } = person ?? {};
    const named = account ? say(coreMessages)('core.account', { account }) : say(sessionMessages)('session.loggedIn');
    set(announceAtom, isOther ? named : say(logInMessages)('core.loggedInText'));
  };
  return provider.watchPerson(() => void look());
}

/** The watch of the greeting: a user who was logged out meanwhile returns to Main. It is active while something reads this. */
export const logoutWatchAtom = whileRead((get, set) => {
  const look = () => void (signedInNow(get).status === 'signedOut' && set(goBackAtom));
  return get(providerAtom).watchPerson(look);
});
