import { atom } from 'jotai/vanilla';
import { mountSignalAtom } from '../core/host/host.atoms';
import { loadCodeAtom } from '../core/lazy/load-code.atoms';
import { awaitPerson } from '../core/provider/person';
import { providerAtom } from '../core/provider/provider.atoms';
import { screenAtom } from '../core/screen/screen.atoms';
import { passed } from '../core/time/watch-time';
import { sessionScreens } from './session.lazy';

/** The longest wait for who is signed in, in milliseconds: a first screen is not held up for longer, nor changed after. */
const patience = 4_000;

/** Begins with SessionGreeting in place of Main where somebody is signed in for certain (B-SESSION-3). */
export const greetAtom = atom(null, async (get, set) => {
  const signal = get(mountSignalAtom);
  const provider = get(providerAtom);
  const isCertain = async () => {
    const known = await awaitPerson(provider, signal, patience, () => provider.isPersonCertain());
    if (known.status !== 'somebody' || !provider.isPersonCertain()) return false;
    const code = await set(loadCodeAtom, sessionScreens.SessionGreeting);
    return code.ok;
  };
  const isGreeted = await Promise.race([isCertain(), passed(signal, patience).then(() => false)]);
  if (isGreeted && !signal.aborted) set(screenAtom, 'SessionGreeting');
});
