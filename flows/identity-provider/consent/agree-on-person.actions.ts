import { atom } from 'jotai/vanilla';
import { reportAtom } from '../../core/host/host.atoms';
import { failed, type Outcome, succeeded } from '../../core/provider/outcome';
import type { Person } from '../../core/provider/provider';
import { providerAtom } from '../../core/provider/provider.atoms';
import { widgetError } from '../../core/provider/widget-error';
import { request } from '../../core/request/request';

const operation = 'session.authenticate';

/**
 * Checks the session, after an answer about another account than the client remembers, so that the client learns the account of
 * the provider's cookie. True if that is the account of the answer; false if the request must be sent again. That is done
 * once: if a repeated one finds another account too, this fails.
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
