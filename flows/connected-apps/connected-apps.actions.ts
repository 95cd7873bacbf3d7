import { atom } from 'jotai/vanilla';
import { emitAtom, mountSignalAtom } from '../core/host/host.atoms';
import type { ConnectedApp } from '../core/provider/connected-app-calls';
import { type Answer, failed, type Outcome, succeeded } from '../core/provider/outcome';
import { type SignedIn, signedInNow } from '../core/provider/person';
import { noSessionErrors } from '../core/provider/session-errors';
import { action } from '../core/request/action';
import { resolveSignedInAtom } from '../core/request/resolve-signed-in.actions';
import { request } from '../core/request/request';
import { resource, type ResourceTools } from '../core/request/resource';
import { focusRequestAtom } from '../core/screen/screen.atoms';
import { sleep, timing } from '../core/time/timing';
import { announceAtom } from '../core/words/announce.atoms';
import { coreMessages } from '../core/words/core.messages';
import { sayAtom } from '../core/words/words.atoms';
import { appName, removalQuestionIdAtom, focusKeys } from './connected-apps.atoms';
import { connectedAppsMessages } from './connected-apps.messages';

/** The applications with access to an account. */
export interface ConnectedAppList {
  userId: string;
  apps: readonly ConnectedApp[];
}

/** Loads the list, for the account that is signed in at the end. */
async function loadList(tools: ResourceTools): Promise<Outcome<ConnectedAppList>> {
  const { get, set, signal, isAgain } = tools;
  if (isAgain) set(focusRequestAtom, { target: 'heading' });
  const known = await set(resolveSignedInAtom, signal, isAgain);
  if (!known.ok) return known;
  if (!known.value) return failed({ type: 'user_unauthenticated' });
  const { userId } = known.value;
  const outcome = await request(get, set, {
    operation: 'user.getConnectedApps',
    call: (provider) => provider.connectedApps(),
    signal,
  });
  if (isOther(signedInNow(get), userId)) return loadList(tools);
  return outcome.ok ? succeeded({ userId, apps: outcome.value }) : outcome;
}

/** The list of this mount. */
export const connectedAppList = resource(loadList);

const isOther = (now: SignedIn, userId: string) => now.status === 'signedIn' && now.person.userId !== userId;

/**
 * Loads the list again if another account is signed in now, which is announced, or if the list failed without a session.
 * Returns true if it does.
 */
export const followPersonAtom = atom(null, (get, set): boolean => {
  const list = get(connectedAppList.stateAtom);
  const now = signedInNow(get);
  if (now.status !== 'signedIn' || list.status === 'loading') return false;
  if (list.status === 'failed' ? !noSessionErrors.has(list.error.type) : !isOther(now, list.value.userId)) return false;
  set(removalQuestionIdAtom, undefined);
  // A removal that is pending is of the account before, and still counts.
  set(revokeConnectedApp.cancelAtom);
  const { account } = now.person;
  if (account) set(announceAtom, get(sayAtom)(coreMessages)('core.account', { account }));
  void set(connectedAppList.loadAtom);
  return true;
});

/** The removal of an application's access. */
export const revokeConnectedApp = action<ConnectedApp, Answer>({
  operation: 'user.revokeConnectedApp',
  kind: 'change',
  call: (provider, { id }) => provider.revokeConnectedApp(id),
  onSuccess: async (get, set, answer, app) => {
    set(emitAtom, { type: 'CONNECTED_APP_REVOKE', data: answer });
    const list = get(connectedAppList.stateAtom);
    const apps = list.status === 'loaded' ? list.value.apps : [];
    const index = apps.indexOf(app);
    // The list of another account may hold the same application, which keeps its access.
    if (index < 0) return;
    const next = apps[index + 1] ?? apps[index - 1];
    set(connectedAppList.changeAtom, (value) => ({ ...value, apps: value.apps.filter((one) => one !== app) }));
    if (get(removalQuestionIdAtom) === app.id) {
      set(removalQuestionIdAtom, undefined);
      set(focusRequestAtom, { target: next ? `key:${focusKeys.remove(next)}` : 'heading' });
      // The heading is announced first.
      if (!next) await sleep(timing.announceAfter, get(mountSignalAtom));
    }
    const say = get(sayAtom)(connectedAppsMessages);
    const client = appName(app);
    set(announceAtom, client ? say('connected.removed', { client }) : say('connected.removedNameless'));
  },
});

/** Opens the question before an application's access is removed, unless a removal is pending in another row. */
export const askAtom = atom(null, (get, set, { id }: ConnectedApp) => {
  if (get(revokeConnectedApp.isPendingAtom) || set(followPersonAtom)) return;
  // The failure of a removal belongs to the row in which it was started.
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
