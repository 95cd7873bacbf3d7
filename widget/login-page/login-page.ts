import type { Atom } from 'jotai/vanilla';
import { mountSignalAtom, type Store } from '../../flows/core/host/host.atoms';
import { loadCodeAtom } from '../../flows/core/lazy/load-code.atoms';
import { watchTime } from '../../flows/core/time/timing';
import { watchAtom } from '../lifecycle/watch-atom';
import { loginURLAtom } from './login-page.atoms';
import { mistakes } from '../mistakes/mistakes.lazy';

/** The page that logs people in, for mounts that need a signed-in user. */
export interface LoginPageOption {
  /**
   * The log-in page: an https address, or one of your own origin. A visitor without a session is sent there, with this page's address
   * in the parameter `return_to` (see `returnAddress`). A user whose session ends later is offered it. Default: the visitor reads that
   * they are not logged in.
   */
  loginURL?: string | undefined;
}

/** Sets the log-in page of a mount, if its options have one or leave it out now. */
export function setLoginPage(store: Store, options: LoginPageOption): void {
  if ('loginURL' in options) store.set(loginURLAtom, options.loginURL);
}

/** The pause before code that could not be fetched is fetched again, in milliseconds. */
const pause = 10_000;

/**
 * Redirects a visitor to the log-in as soon as there is a refusal because no session exists. Without a log-in page the
 * refusal is shown, and so it is until the code that redirects could be fetched.
 */
export function redirectOnRefusal(store: Store, isRefusedAtom: Atom<boolean>): void {
  const check = async () => {
    if (!store.get(loginURLAtom)) return;
    stop();
    await store.set(loadCodeAtom, mistakes);
    const code = mistakes.value();
    if (code) return code.followRefusal(store, isRefusedAtom);
    watchTime(store.get(mountSignalAtom), { [pause]: () => redirectOnRefusal(store, isRefusedAtom) });
  };
  const stop = watchAtom(store, loginURLAtom, check);
  void check();
}
