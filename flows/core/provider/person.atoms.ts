import { atom, type Getter } from 'jotai/vanilla';
import type { Person, Provider } from './provider';
import { watchTime } from '../time/watch-time';
import { providerAtom } from './provider.atoms';

/** Whether somebody is signed in. `unknown` while a session that is only remembered is being asked about. */
export type SignedIn = { status: 'unknown' } | { status: 'nobody' } | { status: 'somebody'; person: Person };

const seenAtom = atom<SignedIn | undefined>(undefined);

/** Who is signed in. While something reads it, it follows what happens here and in other tabs. */
export const signedInAtom = atom(
  (get) => get(seenAtom) ?? look(get(providerAtom)),
  (get, set) => {
    const provider = get(providerAtom);
    const update = () => set(seenAtom, look(provider));
    const stop = provider.watchPerson(update);
    update();
    return stop;
  },
);
signedInAtom.onMount = (follow) => follow();

/** Who is signed in at this very moment: for what must not be done in another's name. */
export function signedInNow(get: Getter): SignedIn {
  return look(get(providerAtom));
}

/** Waits until it is certain who is signed in, but not longer than so many milliseconds: then `unknown` is left. */
export function awaitPerson(provider: Provider, signal: AbortSignal, milliseconds: number): Promise<SignedIn> {
  return new Promise((resolve) => {
    const settle = () => {
      clock.stop();
      stop();
      signal.removeEventListener('abort', settle);
      resolve(look(provider));
    };
    const clock = watchTime(signal, { [milliseconds]: settle });
    const stop = provider.watchPerson(() => look(provider).status !== 'unknown' && settle());
    signal.addEventListener('abort', settle);
    if (look(provider).status !== 'unknown') settle();
  });
}

function look(provider: { person(): Person | undefined; isPersonCertain(): boolean }): SignedIn {
  const person = provider.person();
  if (person) return { status: 'somebody', person };
  return { status: provider.isPersonCertain() ? 'nobody' : 'unknown' };
}
