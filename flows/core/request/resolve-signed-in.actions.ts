import { atom } from 'jotai/vanilla';
import { reportAtom } from '../host/host.atoms';
import { failed, type Outcome, succeeded } from '../provider/outcome';
import { awaitPerson } from '../provider/await-person';
import { signedInNow } from '../provider/person';
import type { Person } from '../provider/provider';
import { providerAtom } from '../provider/provider.atoms';
import { widgetError } from '../provider/widget-error';
import { request } from './request';

/** The longest wait for who is signed in, in milliseconds. */
const deadline = 10_000;

/**
 * Finds out for certain who is signed in; undefined if no user is. Fails as `unreachable` after 10 s, reported to the
 * host. Try again asks the provider again.
 */
export const resolveSignedInAtom = atom(
  null,
  async (get, set, signal: AbortSignal, isAgain: boolean): Promise<Outcome<Person | undefined>> => {
    const operation = 'session.authenticate';
    const isUnknown = () => signedInNow(get).status === 'unknown';
    if (isAgain && isUnknown()) {
      const checked = await request(get, set, {
        operation,
        call: (provider) => provider.checkSession(),
        signal,
        deadline,
      });
      if (!checked.ok && isUnknown()) return checked;
    }
    const known = await awaitPerson(get(providerAtom), signal, deadline);
    if (known.status !== 'unknown') return succeeded(known.status === 'signedIn' ? known.person : undefined);
    const error = { type: 'unreachable' } as const;
    if (!signal.aborted) set(reportAtom, widgetError(operation, error));
    return failed(error);
  },
);
