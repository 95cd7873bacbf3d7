import { atom } from 'jotai/vanilla';
import { signedInNow } from '../core/provider/person';
import type { Person } from '../core/provider/provider';
import { providerAtom } from '../core/provider/provider.atoms';

/** The state of a guarded session: active, about to end, over, or replaced by another account's. */
export type GuardState =
  | { status: 'quiet' }
  | { status: 'warning' }
  | { status: 'ended' }
  | { status: 'other'; person: Person };

const stateAtom = atom<GuardState>({ status: 'quiet' });

/** The state of the guarded session. */
export const guardStateAtom = atom((get) => get(stateAtom));

/** Ends the guarded session. */
export const endGuardedAtom = atom(null, (_get, set) => set(stateAtom, { status: 'ended' }));

/** The least time for an answer to the question, in milliseconds (WCAG 2.2.1). */
const leastWarning = 20_000;

const warningAtom = atom(2 * 60_000);

/** The lengths of the sessions that an answer, and a log-in, give the user, in milliseconds. */
interface SessionLengths {
  extension: number;
  logIn: number;
}

/**
 * The opening of the warning, in milliseconds before the end. Never more than half of an extension; half of a new session that would
 * be no longer than the warning; at least 20 s.
 */
export const warnBeforeAtom = atom(
  (get) => get(warningAtom),
  (
    _get,
    set,
    milliseconds: number,
    { extension, logIn }: SessionLengths = { extension: Infinity, logIn: Infinity },
  ) => {
    // A host without types may pass an extension that is none; the provider refuses that.
    const afterAnswer = extension > 0 ? Math.min(milliseconds, extension / 2) : milliseconds;
    const warning = afterAnswer >= logIn ? logIn / 2 : afterAnswer;
    // What is no number is shorter, too.
    set(warningAtom, warning > leastWarning ? warning : leastWarning);
  },
);

/** The user whose session is guarded: the first one that is seen, or the one of another account that the user has continued with. */
export const guardedPersonAtom = atom<Person | undefined>(undefined);

/** The lead of the provider's clock over this browser's, in milliseconds, as the newest answer of this page had it. */
const aheadAtom = atom({ seenAt: 0, ahead: 0 });

/** The lead of the provider's clock over this device's, in milliseconds, as far as it is known. */
export const clockLeadAtom = atom(
  (get) => get(aheadAtom).ahead,
  (_get, set, ahead: number) => set(aheadAtom, { seenAt: 0, ahead }),
);

const leftAtom = atom<number | undefined>(undefined);

/** The end of the session, by the provider's clock, as this page last knew it. */
const lastEndAtom = atom(Infinity);

/** The time until the session ends, in milliseconds, as last checked; undefined without a session. */
export const timeLeftAtom = atom((get) => get(leftAtom));

/** Reads the remaining time, by the provider's clock. */
export const readTimeAtom = atom(null, (get, set): number | undefined => {
  const times = get(providerAtom).sessionTimes();
  const now = Date.now();
  if (times && times.seenAt !== get(aheadAtom).seenAt) {
    // An answer from before this page asked may be old.
    const isFirst = get(aheadAtom).seenAt === 0;
    set(aheadAtom, { seenAt: times.seenAt, ahead: isFirst ? get(aheadAtom).ahead : times.seenAt - now });
  }
  if (times) set(lastEndAtom, times.endsAt);
  const left = times && times.endsAt - (now + get(aheadAtom).ahead);
  set(leftAtom, left);
  return left;
});

/** Begins with a session of this person that is over: the page was suspended when it ended. */
export const beginAfterEndAtom = atom(null, (_get, set, person: Person) => {
  set(guardedPersonAtom, person);
  set(endGuardedAtom);
});

/** Guards the session of the other account from now on: the user has read whose it is, and continues. False if there is none. */
export const guardOtherAtom = atom(null, (get, set): boolean => {
  const state = get(stateAtom);
  if (state.status !== 'other') return false;
  set(guardedPersonAtom, state.person);
  set(stateAtom, { status: 'quiet' });
  return true;
});

/** Updates the state, for a session that ends in so many milliseconds; undefined without one. */
export const updateGuardAtom = atom(null, (get, set, left: number | undefined) => {
  const signedIn = signedInNow(get);
  const { status } = get(stateAtom);
  if (signedIn.status !== 'signedIn' || left === undefined) {
    // A session that ends before its time was ended on purpose, by the host's own log-out for example.
    const hasPassed = get(lastEndAtom) <= Date.now() + get(clockLeadAtom);
    if (signedIn.status === 'signedOut' && (status === 'warning' || hasPassed)) set(endGuardedAtom);
    return;
  }
  const { person } = signedIn;
  const guarded = get(guardedPersonAtom);
  if (guarded && guarded.userId !== person.userId) {
    set(stateAtom, { status: 'other', person });
    return;
  }
  // The name of the account may have become known.
  set(guardedPersonAtom, { ...guarded, ...person });
  const next = left <= get(warnBeforeAtom) ? 'warning' : 'quiet';
  if (next !== status) set(stateAtom, { status: next });
});
