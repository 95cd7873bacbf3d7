import { atom } from 'jotai/vanilla';
import { mountSignalAtom } from '../core/host/host.atoms';
import { succeeded } from '../core/provider/outcome';
import { awaitPerson } from '../core/provider/await-person';
import { providerAtom } from '../core/provider/provider.atoms';
import { noSessionErrors } from '../core/provider/session-errors';
import { request } from '../core/request/request';
import { silentDeadline } from '../core/time/timing';

/** Checks whether the provider confirms a session now. One that is unknown after a few seconds counts as none. */
export const confirmSessionAtom = atom(null, async (get, set): Promise<boolean> => {
  const signal = get(mountSignalAtom);
  const known = await awaitPerson(get(providerAtom), signal, silentDeadline);
  if (known.status !== 'signedIn') return false;
  const outcome = await request<boolean>(get, set, {
    operation: 'session.authenticate',
    call: async (provider) => {
      const checked = await provider.checkSession();
      // That there is no session any more is an answer and no failure.
      if (!checked.ok) return noSessionErrors.has(checked.error.type) ? succeeded(false) : checked;
      return succeeded(true);
    },
    deadline: silentDeadline,
  });
  return outcome.ok && outcome.value;
});
