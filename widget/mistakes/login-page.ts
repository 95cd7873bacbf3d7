import { type Atom, atom } from 'jotai/vanilla';
import type { Store } from '../../flows/core/host/host.atoms';
import { watchAtom } from '../lifecycle/watch-atom';
import { mistakes } from './mistakes.lazy';

/** The page that logs people in, for mounts that need a signed-in user. */
export interface LoginPageOption {
  /**
   * The log-in page: an https address, or one of your own origin. A visitor without a session is sent there, with this page's address
   * in the parameter `return_to` (see `returnAddress`). A user whose session ends later is offered it. Default: the visitor reads that
   * they are not logged in.
   */
  loginURL?: string | undefined;
}

const loginURLAtom = atom<string | undefined>(undefined);

/** Sets the log-in page of a mount, if its options have one or leave it out now. */
export function setLoginPage(store: Store, options: LoginPageOption): void {
  if ('loginURL' in options) store.set(loginURLAtom, options.loginURL);
}

/**
 * Redirects a visitor to the log-in as soon as there is a refusal because no session exists. Without a log-in page the
 * refusal is shown.
 */
export function redirectOnRefusal(store: Store, isRefusedAtom: Atom<boolean>): void {
  let isAsked = false;
  const check = () => {
    if (isAsked || !store.get(loginURLAtom)) return;
    isAsked = true;
    void mistakes.load().then(() => mistakes.value()?.followRefusal(store, isRefusedAtom, loginURLAtom));
  };
  watchAtom(store, loginURLAtom, check);
  check();
}
