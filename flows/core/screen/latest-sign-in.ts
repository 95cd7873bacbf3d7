import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { failed, type Outcome } from '../provider/outcome';
import { providerAtom } from '../provider/provider.atoms';

/** The latest sign-in of this mount: its session. */
export const latestSignInAtom = atom<{ session?: string | undefined }>({});

/** Notes that a sign-in has ended, or begins to wait for its second factor. */
export function noteSignIn(get: Getter, set: Setter): void {
  set(latestSignInAtom, { session: get(providerAtom).sessionId() });
}

/**
 * The answer to a request to sign in, unless there has been another sign-in since the request: a late answer then counts as
 * cancelled (B-TIME-3).
 */
export function unlessSignedIn<Value>(get: Getter, asked: Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  const before = get(latestSignInAtom);
  return asked.then((outcome) => (get(latestSignInAtom) === before ? outcome : failed({ type: 'cancelled' })));
}
