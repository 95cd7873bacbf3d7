import { atom } from 'jotai/vanilla';
import { whileRead } from '../time/while-read';
import { type SignedIn, signedInOf } from './person';
import { providerAtom } from './provider.atoms';

const seenAtom = atom<SignedIn | undefined>(undefined);

/** The signed-in user. While something reads it, it follows changes here and in other tabs. */
export const signedInAtom = whileRead(
  (get, set) => {
    const provider = get(providerAtom);
    const update = () => set(seenAtom, signedInOf(provider));
    const stop = provider.watchPerson(update);
    update();
    return stop;
  },
  (get) => get(seenAtom) ?? signedInOf(get(providerAtom)),
);

/** The address or number of the signed-in user, if there is one. */
export const signedInAccountAtom = atom((get) => {
  const signedIn = get(signedInAtom);
  return signedIn.status === 'signedIn' ? signedIn.person.account : undefined;
});
