import { atom } from 'jotai/vanilla';
import type { Person } from '../core/provider/provider';
import { providerAtom } from '../core/provider/provider.atoms';
import { request } from '../core/request/request';
import { silentDeadline } from '../core/time/timing';
import { endGuardedAtom, guardedPersonAtom, guardStateAtom, readTimeAtom, updateGuardAtom } from './guard.atoms';

/** Checks the session with the provider, without extending it. */
export const checkGuardedAtom = atom(null, (get, set) =>
  request(get, set, {
    operation: 'session.authenticate',
    call: (provider) => provider.checkSession(),
    deadline: silentDeadline,
  }),
);

/**
 * Begins with the session that this page has: checks it with the provider, since it may be old, and the clocks may differ.
 * A session whose end has passed is left to `checkSessionAtom`, which runs next. Its user may be known from before: a
 * session that ends while this code loads is not the client's any more.
 */
export const beginGuardAtom = atom(null, async (get, set, seen?: Person) => {
  set(guardedPersonAtom, get(providerAtom).person() ?? seen);
  const left = set(readTimeAtom);
  if (left === undefined || left > 0) await set(checkGuardedAtom);
});

const isCheckingAtom = atom(false);

/** Checks the session. Call it each second, and whenever something may have changed. */
export const checkSessionAtom = atom(null, async (get, set) => {
  if (get(isCheckingAtom)) return;
  const left = set(readTimeAtom);
  if (left !== undefined && left <= 0) {
    // The end is known; only a session that ends later is a change.
    if (get(guardStateAtom).status === 'ended') return;
    // Another tab may have extended it, or a clock was changed: the provider decides.
    set(isCheckingAtom, true);
    const outcome = await set(checkGuardedAtom);
    set(isCheckingAtom, false);
    const leftAfterCheck = set(readTimeAtom);
    const goesOn = outcome.ok && leftAfterCheck !== undefined && leftAfterCheck > 0;
    if (goesOn) set(updateGuardAtom, leftAfterCheck);
    else set(endGuardedAtom);
    return;
  }
  set(updateGuardAtom, left);
});
