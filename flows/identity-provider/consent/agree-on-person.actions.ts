import { atom } from 'jotai/vanilla';
import { reportAtom } from '../../core/host/host.atoms';
import { failed, type Outcome, succeeded } from '../../core/provider/outcome';
import type { Person } from '../../core/provider/provider';
import { providerAtom } from '../../core/provider/provider.atoms';
import { widgetError } from '../../core/provider/widget-error';
import { request } from '../../core/request/request';

const operation = 'session.authenticate';

/**
 * Lets the client learn which account the provider's cookie has, after an answer about another one than it remembers. True once both
 * have the account of the answer; false if the request must be sent again, which is done once: then it `isRepeated`.
 */
export const agreeOnPersonAtom = atom(
  null,
  async (get, set, person: Person, signal: AbortSignal, isRepeated: boolean): Promise<Outcome<boolean>> => {
    const checked = await request(get, set, { operation, call: (provider) => provider.checkSession(), signal });
    if (!checked.ok) return checked;
    if (get(providerAtom).person()?.userId === person.userId) return succeeded(true);
    if (!isRepeated) return succeeded(false);
    // They never agree, so another try by itself would not end.
    set(reportAtom, widgetError(operation, { type: 'other_account' }));
    return failed({ type: 'other_account' });
  },
);
