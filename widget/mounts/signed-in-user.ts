import { type Atom, atom } from 'jotai/vanilla';
import type { Store } from '../../flows/core/host/host.atoms';
import { signedInAtom } from '../../flows/core/provider/person.atoms';
import { providerAtom } from '../../flows/core/provider/provider.atoms';
import { isLeavingAtom } from '../login-page/login-page.atoms';
import type { Preload } from '../lifecycle/mount-definition';
import { statePreload } from '../lifecycle/preload';
import { watchAtom } from '../lifecycle/watch-atom';
import type { Problem } from '../mistakes/mistake';
import { redirectOnRefusal, setLoginPage, type LoginPageOption } from '../login-page/login-page';

/** The condition that a user is signed in when a mount begins. */
export interface SignedInCondition {
  /** Waits until it is known whether a user is signed in. */
  preload(store: Store): Preload;
  /** The refusal, without a signed-in user. A session that ends later is explained where it is noticed, not here. */
  problemAtom: Atom<Problem | undefined>;
  /** Applies the option for the log-in page. */
  apply(store: Store, options: LoginPageOption): void;
  /**
   * Starts to watch which user is signed in, until the mount's end, and redirects a visitor without a session to the
   * log-in.
   */
  onStart(store: Store): void;
}

/** The condition of a mount, named in its refusal. */
export function signedInCondition(mount: 'ConnectedApps' | 'PasskeyRegistration' | 'StepUp'): SignedInCondition {
  const wasSignedInAtom = atom(false);
  const refusal: Problem = { sentence: `Error: Cannot use ${mount} component without active user authenticated.` };
  const isRefusedAtom = atom(
    (get) => !get(wasSignedInAtom) && !get(isLeavingAtom) && get(signedInAtom).status === 'signedOut',
  );
  return {
    preload: (store) => statePreload(store, signedInAtom, ({ status }) => status !== 'unknown'),
    problemAtom: atom((get) => (get(isRefusedAtom) ? refusal : undefined)),
    apply: setLoginPage,
    onStart: (store) => {
      // The provider may still refuse a remembered session. Such a session does not count for this mount.
      const check = () =>
        store.get(signedInAtom).status === 'signedIn' &&
        store.get(providerAtom).isPersonCertain() &&
        store.set(wasSignedInAtom, true);
      watchAtom(store, signedInAtom, check);
      check();
      redirectOnRefusal(store, isRefusedAtom);
    },
  };
}
