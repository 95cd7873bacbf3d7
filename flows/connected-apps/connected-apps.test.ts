import { describe, expect, test, vi } from 'vitest';
import type { ConnectedApp } from '../core/provider/connected-app-calls';
import { failed, succeeded } from '../core/provider/outcome';
import type { Provider } from '../core/provider/provider';
import { focusRequestAtom } from '../core/screen/screen.atoms';
import { fakeProvider, later } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { announcementAtom } from '../core/words/announce.atoms';
import {
  askAtom,
  confirmRemovalAtom,
  followPersonAtom,
  keepAtom,
  connectedAppList,
  revokeConnectedApp,
} from './connected-apps.actions';
import { removalQuestionIdAtom } from './connected-apps.atoms';

const robot: ConnectedApp = { id: 'robot', name: 'Robot', scopes: ['openid'] };
const calendar: ConnectedApp = { id: 'calendar', name: 'Calendar', scopes: [] };
const notes: ConnectedApp = { id: 'notes', name: 'Notes', scopes: [] };

async function listed(answers: Partial<Provider> = {}) {
  const { provider, calls } = fakeProvider({
    connectedApps: async () => succeeded([robot, calendar, notes]),
    ...answers,
  });
  const { store, events, errors, unmount } = testStore(provider, { products: [] });
  await store.set(connectedAppList.loadAtom);
  const ids = () => {
    const list = store.get(connectedAppList.stateAtom);
    return list.status === 'loaded' ? list.value.apps.map(({ id }) => id) : list.status;
  };
  const remove = async (app: ConnectedApp) => {
    store.set(askAtom, app);
    store.set(confirmRemovalAtom, app);
    await vi.waitFor(() => expect(store.get(revokeConnectedApp.stateAtom).status).not.toBe('pending'));
  };
  const revoked = () => calls.filter(({ name }) => name === 'revokeConnectedApp').map(({ request }) => request);
  return { store, events, errors, unmount, ids, remove, revoked };
}

describe('a user who removes access', () => {
  test('a user who removes access is asked first, and can keep the access [B-CONN-2]', async () => {
    const { store, ids, revoked } = await listed();
    store.set(askAtom, calendar);
    expect(store.get(removalQuestionIdAtom)).toBe('calendar');
    expect(store.get(focusRequestAtom)).toEqual({ target: 'key:keep access' });
    store.set(keepAtom, calendar);
    expect(store.get(removalQuestionIdAtom)).toBeUndefined();
    expect(store.get(focusRequestAtom)).toEqual({ target: 'key:remove calendar' });
    expect({ ids: ids(), revoked: revoked() }).toEqual({ ids: ['robot', 'calendar', 'notes'], revoked: [] });
  });

  test('a user who removes access sees the row removed when the provider has answered, with focus on the row at its index [B-CONN-3] [T-APG-7]', async () => {
    const { store, ids, remove, revoked, events } = await listed();
    await remove(calendar);
    expect({ ids: ids(), revoked: revoked() }).toEqual({ ids: ['robot', 'notes'], revoked: ['calendar'] });
    expect(store.get(focusRequestAtom)).toEqual({ target: 'key:remove notes' });
    expect(store.get(announcementAtom).text).toBe('Calendar no longer has access.');
    await remove(notes);
    expect(store.get(focusRequestAtom)).toEqual({ target: 'key:remove robot' });
    await remove(robot);
    expect(store.get(focusRequestAtom)).toEqual({ target: 'heading' });
    expect(ids()).toEqual([]);
    const answer = { request_id: 'request-1', status_code: 200 };
    expect(events).toEqual(Array.from({ length: 3 }, () => ({ type: 'CONNECTED_APP_REVOKE', data: answer })));
  });

  test('a user who removes access keeps the row where it fails, can try again, and finds no failure in another row [B-CONN-4]', async () => {
    const revoke = vi
      .fn<Provider['revokeConnectedApp']>(async () => succeeded({}))
      .mockImplementationOnce(async () => failed({ type: 'unreachable' }));
    const { store, ids, remove, errors, events } = await listed({ revokeConnectedApp: revoke });
    await remove(calendar);
    expect(store.get(revokeConnectedApp.stateAtom).status).toBe('failed');
    expect({ ids: ids(), errorCount: errors.length, eventCount: events.length }).toEqual({
      ids: ['robot', 'calendar', 'notes'],
      errorCount: 1,
      eventCount: 0,
    });
    store.set(askAtom, notes);
    expect(store.get(revokeConnectedApp.stateAtom).status).toBe('idle');
    await remove(calendar);
    expect(ids()).toEqual(['robot', 'notes']);
  });

  test('a user who removes access is shown the result of a late answer after Cancel, and keeps focus [B-CONN-4]', async () => {
    const { promise, settle } = later<Awaited<ReturnType<Provider['revokeConnectedApp']>>>();
    const { store, ids, events } = await listed({ revokeConnectedApp: () => promise });
    store.set(askAtom, calendar);
    store.set(confirmRemovalAtom, calendar);
    store.set(revokeConnectedApp.cancelAtom);
    store.set(keepAtom, calendar);
    const before = store.get(focusRequestAtom);
    settle(succeeded({ request_id: 'r' }));
    await vi.waitFor(() => expect(ids()).toEqual(['robot', 'notes']));
    expect(events).toHaveLength(1);
    expect(store.get(focusRequestAtom)).toBe(before);
  });

  test('a user who removes access continues to another row before the first was answered, and both rows are removed', async () => {
    const first = later<Awaited<ReturnType<Provider['revokeConnectedApp']>>>();
    const revoke = vi
      .fn<Provider['revokeConnectedApp']>(async () => succeeded({}))
      .mockImplementationOnce(() => first.promise);
    const { store, ids, remove, events } = await listed({ revokeConnectedApp: revoke });
    store.set(askAtom, calendar);
    store.set(confirmRemovalAtom, calendar);
    // A pending removal cannot be undone.
    store.set(keepAtom, calendar);
    expect(store.get(removalQuestionIdAtom)).toBe('calendar');
    await remove(robot);
    expect(ids()).toEqual(['calendar', 'notes']);
    first.settle(succeeded({}));
    await vi.waitFor(() => expect(ids()).toEqual(['notes']));
    expect(events).toHaveLength(2);
  });
});

// T-CONN-5
describe('a user who signs in on a list of another account', () => {
  test.each([['asks', askAtom] as const, ['confirms', confirmRemovalAtom] as const])(
    'a user who signs in on a list of another account sees their own applications, and removes nothing of the other account when they %s [T-CONN-5]',
    async (_verb, verb) => {
      let userId = 'ada';
      const connectedApps = async () => succeeded(userId === 'ada' ? [robot, calendar] : [notes]);
      const { store, ids, revoked } = await listed({ person: () => ({ userId }), connectedApps });
      store.set(askAtom, robot);
      userId = 'bob';
      store.set(verb, robot);
      await vi.waitFor(() => expect(ids()).toEqual(['notes']));
      expect({ questionId: store.get(removalQuestionIdAtom), revoked: revoked() }).toEqual({
        questionId: undefined,
        revoked: [],
      });
    },
  );

  test('a user who signs in on a list of another account sees their own applications once the account is known [T-CONN-5]', async () => {
    let userId = 'ada';
    const connectedApps = async () => succeeded(userId === 'ada' ? [robot] : [notes]);
    const { store, ids } = await listed({ person: () => ({ userId }), connectedApps });
    expect(store.set(followPersonAtom)).toBe(false);
    userId = 'bob';
    expect(store.set(followPersonAtom)).toBe(true);
    await vi.waitFor(() => expect(ids()).toEqual(['notes']));
  });
});

describe('a list', () => {
  test('a list that cannot be loaded can be loaded again, and the newest load counts', async () => {
    const { promise, settle } = later<Awaited<ReturnType<Provider['connectedApps']>>>();
    const connectedApps = vi
      .fn<Provider['connectedApps']>(async () => succeeded([notes]))
      .mockImplementationOnce(async () => failed({ type: 'unreachable' }))
      .mockImplementationOnce(() => promise);
    const { store, ids, errors } = await listed({ connectedApps });
    expect({ ids: ids(), errorCount: errors.length }).toEqual({ ids: 'failed', errorCount: 1 });
    void store.set(connectedAppList.loadAtom, true);
    await vi.waitFor(() => expect(connectedApps).toHaveBeenCalledTimes(2));
    await store.set(connectedAppList.loadAtom, true);
    settle(succeeded([robot]));
    await promise;
    expect(ids()).toEqual(['notes']);
  });

  test('a list whose session ended meanwhile has failed', async () => {
    let isSignedIn = true;
    const { store, ids } = await listed({ person: () => (isSignedIn ? { userId: 'ada' } : undefined) });
    isSignedIn = false;
    await store.set(connectedAppList.loadAtom, true);
    expect(ids()).toBe('failed');
  });
});
