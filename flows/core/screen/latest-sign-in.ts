import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { providerAtom } from '../provider/provider.atoms';

/** The latest sign-in of this mount: its session. */
export const latestSignInAtom = atom<{ session?: string | undefined }>({});

/** Notes that a sign-in has ended, or begins to wait for its second factor. */
export function noteSignIn(get: Getter, set: Setter): void {
  set(latestSignInAtom, { session: get(providerAtom).sessionId() });
}

/** Watches for sign-ins: returns a function that tells whether there has been one since (B-TIME-3). */
export function watchSignIn(get: Getter): () => boolean {
  const before = get(latestSignInAtom);
  return () => get(latestSignInAtom) !== before;
}
