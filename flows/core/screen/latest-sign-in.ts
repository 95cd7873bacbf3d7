import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { providerAtom } from '../provider/provider.atoms';

/** The latest sign-in of this mount: its session, and its user. */
export const latestSignInAtom = atom<{ session?: string | undefined; userId?: string | undefined }>({});

/** Notes that a sign-in has ended, or begins to wait for its second factor. */
export function noteSignIn(get: Getter, set: Setter): void {
  const provider = get(providerAtom);
  set(latestSignInAtom, { session: provider.sessionId(), userId: provider.person()?.userId });
}

/**
 * Watches for sign-ins: returns a function that tells whether there has been one since, of the user who is signed in by then
 * (B-TIME-3).
 */
export function watchSignIn(get: Getter): () => boolean {
  const before = get(latestSignInAtom);
  return () => {
    const latest = get(latestSignInAtom);
    return latest !== before && latest.userId === get(providerAtom).person()?.userId;
  };
}
