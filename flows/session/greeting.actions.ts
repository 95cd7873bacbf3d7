import { atom } from 'jotai/vanilla';
import { mountSignalAtom } from '../core/host/host.atoms';
import { succeeded } from '../core/provider/outcome';
import { awaitPerson } from '../core/provider/person';
import { providerAtom } from '../core/provider/provider.atoms';
import { action } from '../core/request/action';
import { completeSignInAtom } from '../core/screen/complete-sign-in';
import { screenAtom } from '../core/screen/screen.atoms';
import { confirmedSessionAtom } from './session.atoms';

/** The longest wait for who is signed in, in milliseconds. */
const maxWait = 4_000;

/**
 * Begins with SessionGreeting in place of Main where a user is signed in for certain (B-SESSION-3), unless the first
 * screen is shown by then: nothing that a user may be using is replaced.
 */
export const greetAtom = atom(null, async (get, set, isShown: () => boolean) => {
  const signal = get(mountSignalAtom);
  const provider = get(providerAtom);
  const isCertain = () => provider.isPersonCertain();
  const { status } = await awaitPerson(provider, signal, maxWait, isCertain);
  if (status === 'signedIn' && isCertain() && !signal.aborted && !isShown()) set(screenAtom, 'SessionGreeting');
});

/** 'Continue': uses the existing session, once the provider confirms it. */
export const continueSession = action<void, void>({
  operation: 'session.authenticate',
  kind: 'send',
  call: async (provider) => (provider.isPersonCertain() ? succeeded(undefined) : provider.checkSession()),
  onSuccess: (_get, set) => {
    set(confirmedSessionAtom, 'known');
    return set(completeSignInAtom, 'SessionConfirmation', undefined);
  },
});
