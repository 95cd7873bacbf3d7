import type { Atom } from 'jotai/vanilla';
import { leaveAtom } from '../../flows/core/host/browser.atoms';
import { mountSignalAtom, type Store } from '../../flows/core/host/host.atoms';
import { safely } from '../../flows/core/host/safely';
import { logInAgainBy } from '../../flows/core/request/log-in-again';
import { logInAgainAtom, noLogInAgain } from '../../flows/core/screen/log-in-again.atoms';
import { developerWarning } from '../host/developer-warning';
import { storeReturn } from '../host/return-address';
import { urlOption } from '../host/url-option';
import { readinessAtom } from '../lifecycle/readiness';
import { watchAtom } from '../lifecycle/watch-atom';
import { isLeavingAtom, loginURLAtom } from './login-page.atoms';

/** The key under which this tab stores the time of the last redirect to the log-in. */
const redirectKey = 'vestibule:login_redirect_at';
/** The time within which another redirect would be a loop, in milliseconds. */
const redirectLoopWithin = 10_000;
/** The time within which the mounts of one page redirect together, in milliseconds. */
const redirectTogetherWithin = 1_000;

/**
 * Redirects to the log-in as soon as a visitor is refused, and shows a spinner until the page has been left. A user whose
 * session ends later is offered that page.
 */
export function followRefusal(store: Store, isRefusedAtom: Atom<boolean>): void {
  // The mount may have ended while this code was being fetched.
  if (store.get(mountSignalAtom).aborted) return;
  const offer = () => {
    const loginPage = urlOption('loginURL', store.get(loginURLAtom));
    store.set(logInAgainAtom, loginPage ? logInAgainBy(() => goToLogin(store, loginPage)) : noLogInAgain);
  };
  watchAtom(store, loginURLAtom, offer);
  offer();
  let isFollowed = false;
  const check = () => {
    const loginURL = store.get(loginURLAtom);
    if (isFollowed || !loginURL || !store.get(isRefusedAtom)) return;
    // After a redirect that would have been a loop, a later refusal may be redirected again.
    isFollowed = redirectToLogin(store, loginURL);
    if (!isFollowed) return;
    store.set(isLeavingAtom, true);
    // The other preloads of the first screen.
    const wait = () => store.set(readinessAtom, 'late');
    watchAtom(store, readinessAtom, wait);
    wait();
  };
  watchAtom(store, isRefusedAtom, check);
  watchAtom(store, loginURLAtom, check);
  check();
}

/**
 * Redirects to the log-in and back. Without a log-in page, and right after a return without a session, it does not
 * redirect, and reports that.
 */
export function redirectToLogin(store: Store, loginURL: string): boolean {
  const loginPage = urlOption('loginURL', loginURL);
  if (!loginPage || store.get(mountSignalAtom).aborted) return false;
  if (isRedirectLoop()) {
    developerWarning(
      'loginURL has led back here without a session, so the visitor is not redirected again. Log in before you go to returnAddress().',
      'loginurl-has-led-back-here-without-a-session',
    );
    return false;
  }
  developerWarning(
    'No active session: this mount needs a signed-in user, so the visitor is redirected to loginURL.',
    'no-active-session',
  );
  store.set(leaveAtom, withReturn(loginPage), { isSpent: true });
  return true;
}

/** Goes to the log-in and back, at the press of a user. Browser Back returns here too. */
function goToLogin(store: Store, loginPage: URL): void {
  safely(() => storeReturn(location.href));
  store.set(leaveAtom, withReturn(loginPage));
}

/** The log-in page, asked to return to this one. */
function withReturn(loginPage: URL): URL {
  const { origin, pathname, search, hash, href } = location;
  const address = new URL(loginPage);
  address.searchParams.set('return_to', address.origin === origin ? pathname + search + hash : href);
  return address;
}

/** Stores this page and the time, and tells whether this redirect, soon after another, is part of a loop. */
function isRedirectLoop(): boolean {
  try {
    const before = Number(sessionStorage.getItem(redirectKey));
    const time = Date.now();
    const passed = time - before;
    sessionStorage.setItem(redirectKey, `${time}`);
    storeReturn(location.href);
    // Two mounts of one page find out at once that there is no session.
    const isTogether = before > performance.timeOrigin && passed < redirectTogetherWithin;
    return !isTogether && passed < redirectLoopWithin;
  } catch {
    // Without storage a redirect loop cannot be distinguished from a visit.
    return false;
  }
}
