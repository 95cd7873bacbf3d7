import { atom } from 'jotai/vanilla';
import { emitAtom } from '../core/host/host.atoms';
import type { ConnectedApp } from '../core/provider/connected-app-calls';
import { type Answer, failed, succeeded } from '../core/provider/outcome';
import { signedInNow } from '../core/provider/person';
import { noSessionErrors } from '../core/provider/session-errors';
import { action } from '../core/request/action';
import { knowPersonAtom } from '../core/request/know-person.actions';
import { request } from '../core/request/request';
import { resource } from '../core/request/resource';
import { focusRequestAtom } from '../core/screen/screen.atoms';
import { announceAtom } from '../core/words/announce.atoms';
import { sayAtom } from '../core/words/words.atoms';
import { appName, removalQuestionIdAtom, focusKeys } from './connected-apps.atoms';
import { connectedAppsMessages } from './connected-apps.messages';

/** The applications with access to an account. */
export interface ConnectedAppList {
  userId: string;
  apps: readonly ConnectedApp[];
}

/** The list of this mount, for the account that is signed in when it is loaded. */
export const connectedAppList = resource<ConnectedAppList>(async ({ get, set, signal, isAgain }) => {
  if (isAgain) set(focusRequestAtom, { target: 'heading' });
  const known = await set(knowPersonAtom, signal, isAgain);
  if (!known.ok) return known;
  if (!known.value) return failed({ type: 'user_unauthenticated' });
  const { userId } = known.value;
  const outcome = await request(get, set, {
    operation: 'user.getConnectedApps',
    call: (provider) => provider.connectedApps(),
    signal,
  });
  return outcome.ok ? succeeded({ userId, apps: outcome.value }) : outcome;
});

/**
 * Loads the list again if another account is signed in now, or if the list failed without a session. Returns true if it
 * does.
 */
export const followPersonAtom = atom(null, (get, set): boolean => {
  const list = get(connectedAppList.stateAtom);
  const now = signedInNow(get);
  if (now.status !== 'signedIn' || list.status === 'loading') return false;
  if (list.status === 'failed' ? !noSessionErrors.has(list.error.type) : now.person.userId === list.value.userId)
    return false;
  set(removalQuestionIdAtom, undefined);
  void set(connectedAppList.loadAtom);
  return true;
});

/** The removal of an application's access. */
export const revokeConnectedApp = action<ConnectedApp, Answer>({
  operation: 'user.revokeConnectedApp',
  kind: 'change',
  call: (provider, { id }) => provider.revokeConnectedApp(id),
  onSuccess: (get, set, answer, app) => {
    set(emitAtom, { type: 'CONNECTED_APP_REVOKE', data: answer });
    const say = get(sayAtom)(connectedAppsMessages);
    const client = appName(app);
    set(announceAtom, client ? say('connected.removed', { client }) : say('connected.removedNameless'));
    set(dropRowAtom, app);
  },
});

/** Removes a row. Focus, if it was there, moves to the row at its index, or to the heading if there is none. */
const dropRowAtom = atom(null, (get, set, { id }: ConnectedApp) => {
  const list = get(connectedAppList.stateAtom);
  if (list.status !== 'loaded') return;
  const { apps } = list.value;
  const index = apps.findIndex((app) => app.id === id);
  const next = apps[index + 1] ?? apps[index - 1];
  set(connectedAppList.changeAtom, (value) => ({ ...value, apps: value.apps.filter((app) => app.id !== id) }));
  if (get(removalQuestionIdAtom) !== id) return;
  set(removalQuestionIdAtom, undefined);
  set(focusRequestAtom, { target: next ? `key:${focusKeys.remove(next)}` : 'heading' });
});

/** Opens the question before an application's access is removed. A removal pending in another row is no longer waited for. */
export const askAtom = atom(null, (_get, set, { id }: ConnectedApp) => {
  if (set(followPersonAtom)) return;
  // The status of a removal belongs to the row in which it was started.
  set(revokeConnectedApp.cancelAtom);
  set(removalQuestionIdAtom, id);
  set(focusRequestAtom, { target: `key:${focusKeys.keep}` });
});

/** Keeps the access, and closes the question. */
export const keepAtom = atom(null, (get, set, app: ConnectedApp) => {
  if (get(revokeConnectedApp.isPendingAtom)) return;
  set(revokeConnectedApp.cancelAtom);
  set(removalQuestionIdAtom, undefined);
  set(focusRequestAtom, { target: `key:${focusKeys.remove(app)}` });
});

/** Removes the access, unless another account has signed in since. */
export const confirmRemovalAtom = atom(null, (_get, set, app: ConnectedApp) => {
  if (!set(followPersonAtom)) void set(revokeConnectedApp.startAtom, app);
});
