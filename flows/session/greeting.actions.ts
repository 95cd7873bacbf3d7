import { atom } from 'jotai/vanilla';
import { mountSignalAtom } from '../core/host/host.atoms';
import { awaitPerson } from '../core/provider/await-person';
import { signedInNow } from '../core/provider/person';
import { providerAtom } from '../core/provider/provider.atoms';
import { action } from '../core/request/action';
import { completeSignInAtom } from '../core/screen/complete-sign-in.actions';
import { goBackAtom, screenAtom } from '../core/screen/screen.atoms';
import { whileRead } from '../core/time/while-read';
import { confirmedSessionAtom } from './session.atoms';

/** The longest wait for who is signed in, in milliseconds. */
const maxWait = 4_000;

/**
 * Shows SessionGreeting in place of Main if a user is certainly signed in (B-SESSION-3). A first screen that is already
 * shown is not replaced, because the user may be using it.
 */
export const greetAtom = atom(null, async (get, set, isShown: () => boolean) => {
  const signal = get(mountSignalAtom);
  const provider = get(providerAtom);
  const isCertain = () => provider.isPersonCertain();
  const { status } = await awaitPerson(provider, signal, maxWait, isCertain);
  if (status === 'signedIn' && isCertain() && !signal.aborted && !isShown()) set(screenAtom, 'SessionGreeting');
});

/** 'Continue': uses the existing session, once the provider confirms it. One that was confirmed before may have ended since. */
export const continueSession = action<void, void>({
  operation: 'session.authenticate',
  kind: 'send',
  call: (provider) => provider.checkSession(),
  onSuccess: (_get, set) => {
    set(confirmedSessionAtom, 'known');
    return set(completeSignInAtom, 'SessionConfirmation', undefined);
  },
});

/** The watch of the greeting: a user who was logged out meanwhile returns to Main. It is active while something reads this. */
export const logoutWatchAtom = whileRead((get, set) => {
  const check = () => void (signedInNow(get).status === 'signedOut' && set(goBackAtom));
  return get(providerAtom).watchPerson(check);
});
