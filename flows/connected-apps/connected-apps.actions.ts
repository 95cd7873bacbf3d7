import { atom } from 'jotai/vanilla';
import { emitAtom, mountSignalAtom } from '../core/host/host.atoms';
import type { Answer } from '../core/provider/answer';
import type { ConnectedApp } from '../core/provider/connected-app-calls';
import type { ProviderError } from '../core/provider/errors';
import { signedInNow } from '../core/provider/person';
import { action } from '../core/request/action';
import { knowPersonAtom } from '../core/request/know-person.actions';
import { request } from '../core/request/request';
import { focusRequestAtom } from '../core/screen/screen.atoms';
import { announceAtom } from '../core/words/announce.atoms';
import { sayAtom } from '../core/words/words.atoms';
import { appNameAtom, askedIdAtom, connectedAppListAtom, focusKeys } from './connected-apps.atoms';
import { connectedAppsMessages } from './connected-apps.messages';

const latestLoadAtom = atom<object>({});

/** Fetches the list, at the mount's beginning and when somebody tries again. The newest fetch counts. */
export const loadConnectedAppsAtom = atom(null, async (get, set, isAgain: boolean = false) => {
  const load = {};
  const signal = get(mountSignalAtom);
  const isOver = () => signal.aborted || get(latestLoadAtom) !== load;
  const fail = (error: ProviderError) => set(connectedAppListAtom, { status: 'failed', error });
  set(latestLoadAtom, load);
  set(connectedAppListAtom, { status: 'loading' });
  if (isAgain) set(focusRequestAtom, { target: 'heading' });
  const known = await set(knowPersonAtom, signal, isAgain);
  if (isOver()) return;
  if (!known.ok) return fail(known.error);
  if (!known.value) return fail({ type: 'user_unauthenticated' });
  const { userId } = known.value;
  const outcome = await request(get, set, {
    operation: 'user.getConnectedApps',
    call: (provider) => provider.connectedApps(),
  });
  if (isOver()) return;
  if (outcome.ok) set(connectedAppListAtom, { status: 'loaded', userId, apps: outcome.value });
  else fail(outcome.error);
});

/** Fetches the list anew where it is another person's than who is signed in now, and tells whether it was. */
export const followPersonAtom = atom(null, (get, set): boolean => {
  const list = get(connectedAppListAtom);
  const now = signedInNow(get);
  if (list.status !== 'loaded' || now.status !== 'somebody' || now.person.userId === list.userId) return false;
  set(askedIdAtom, undefined);
  void set(loadConnectedAppsAtom);
  return true;
});

/** The removal of an application's access. */
export const revokeConnectedApp = action<ConnectedApp, Answer>({
  operation: 'user.revokeConnectedApp',
  // As a session that exists, access that is gone is gone, whenever the answer comes.
  kind: 'authenticate',
  call: (provider, { id }) => provider.revokeConnectedApp(id),
  onSuccess: (get, set, answer, app) => {
    set(emitAtom, { type: 'CONNECTED_APP_REVOKE', data: answer });
    set(announceAtom, get(sayAtom)(connectedAppsMessages)('connected.removed', { client: get(appNameAtom)(app) }));
    set(dropRowAtom, app);
  },
});

/** Takes a row away. Focus, if it was there, moves to the row that takes its place, or to the heading where none does. */
const dropRowAtom = atom(null, (get, set, { id }: ConnectedApp) => {
  const list = get(connectedAppListAtom);
  if (list.status !== 'loaded') return;
  const index = list.apps.findIndex((app) => app.id === id);
  const next = list.apps[index + 1] ?? list.apps[index - 1];
  set(connectedAppListAtom, { ...list, apps: list.apps.filter((app) => app.id !== id) });
  if (get(askedIdAtom) !== id) return;
  set(askedIdAtom, undefined);
  set(focusRequestAtom, { target: next ? `key:${focusKeys.remove(next)}` : 'heading' });
});

/** Asks whether an application's access shall be removed. A removal under way in another row is no longer waited for. */
export const askAtom = atom(null, (_get, set, { id }: ConnectedApp) => {
  if (set(followPersonAtom)) return;
  // What is said of a removal is about the row in which it began.
  set(revokeConnectedApp.cancelAtom);
  set(askedIdAtom, id);
  set(focusRequestAtom, { target: `key:${focusKeys.keep}` });
});

/** It stays. */
export const keepAtom = atom(null, (get, set, app: ConnectedApp) => {
  if (get(revokeConnectedApp.stateAtom).status === 'pending') return;
  set(revokeConnectedApp.cancelAtom);
  set(askedIdAtom, undefined);
  set(focusRequestAtom, { target: `key:${focusKeys.remove(app)}` });
});

/** It goes; not in the name of somebody else, who may have signed in meanwhile. */
export const confirmAtom = atom(null, (_get, set, app: ConnectedApp) => {
  if (!set(followPersonAtom)) void set(revokeConnectedApp.startAtom, app);
});
