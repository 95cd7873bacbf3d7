import { atom } from 'jotai/vanilla';
import { deadline } from '../core/request/deadline';
import { mountSignalAtom, reportAtom } from '../core/host/host.atoms';
import type { ProviderError } from '../core/provider/errors';
import type { Passkey } from '../core/provider/passkey-calls';
import { providerAtom } from '../core/provider/provider.atoms';
import { widgetError } from '../core/provider/widget-error';
import { prepareSentenceAtom } from '../core/words/error-sentence';

/** The person's passkeys, as far as they are known here. */
export type PasskeyList =
  | { status: 'loading' }
  | { status: 'failed'; error: ProviderError; attempt: number }
  | { status: 'loaded'; passkeys: readonly Passkey[] };

const listAtom = atom<PasskeyList>({ status: 'loading' });
const loadsAtom = atom(0);

/** The list, with what was renamed and deleted here. */
export const passkeyListAtom = atom((get) => get(listAtom));

/** Fetches the list. The newest fetch counts. */
export const loadPasskeysAtom = atom(null, async (get, set) => {
  const load = get(loadsAtom) + 1;
  set(loadsAtom, load);
  set(listAtom, { status: 'loading' });
  const life = get(mountSignalAtom);
  const outcome = await deadline(life, get(providerAtom).listPasskeys());
  if (life.aborted || get(loadsAtom) !== load) return;
  if (outcome.ok) return set(listAtom, { status: 'loaded', passkeys: outcome.value });
  set(reportAtom, widgetError('user.get', outcome.error));
  await set(prepareSentenceAtom, outcome.error.type);
  set(listAtom, { status: 'failed', error: outcome.error, attempt: load });
});

/** Changes the list here, at once (spec section 4). */
export const changePasskeysAtom = atom(
  null,
  (get, set, change: (passkeys: readonly Passkey[]) => readonly Passkey[]) => {
    const list = get(listAtom);
    if (list.status === 'loaded') set(listAtom, { status: 'loaded', passkeys: change(list.passkeys) });
  },
);
