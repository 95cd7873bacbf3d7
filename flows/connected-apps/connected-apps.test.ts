import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ConnectedApp } from '../core/provider/connected-app-calls';
import { failed, succeeded } from '../core/provider/outcome';
import type { Provider } from '../core/provider/provider';
import { focusRequestAtom } from '../core/screen/screen.atoms';
import { fakeProvider, later } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { timing } from '../core/time/timing';
import { announceAtom, announcementAtom } from '../core/words/announce.atoms';
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

  test('a user who removes access cannot ask about another row meanwhile, and finds the failure in its row [B-CONN-4]', async () => {
    const first = later<Awaited<ReturnType<Provider['revokeConnectedApp']>>>();
    const revoke = vi
      .fn<Provider['revokeConnectedApp']>(async () => succeeded({}))
      .mockImplementationOnce(() => first.promise);
    const { store, ids, remove, errors } = await listed({ revokeConnectedApp: revoke });
    store.set(askAtom, calendar);
    store.set(confirmRemovalAtom, calendar);
    // A pending removal cannot be undone.
    store.set(keepAtom, calendar);
    store.set(askAtom, robot);
    expect(store.get(removalQuestionIdAtom)).toBe('calendar');
    first.settle(failed({ type: 'unreachable' }));
    await vi.waitFor(() => expect(store.get(revokeConnectedApp.stateAtom).status).toBe('failed'));
    expect(errors).toHaveLength(1);
    await remove(robot);
    expect(ids()).toEqual(['calendar', 'notes']);
  });

  test('a user who removes the last access hears so after the heading [B-CONN-3]', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { store } = await listed({ connectedApps: async () => succeeded([robot]) });
    store.set(askAtom, robot);
    store.set(confirmRemovalAtom, robot);
    await vi.advanceTimersByTimeAsync(0);
    // Its text is announced as focus moves to it.
    expect(store.get(focusRequestAtom)).toEqual({ target: 'heading' });
    store.set(announceAtom, 'Connected applications');
    await vi.advanceTimersByTimeAsync(timing.announceAfter);
    expect(store.get(announcementAtom).text).toBe('Robot no longer has access.');
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

  test('a user who signs in on a list of another account hears whose applications are shown [T-CONN-5]', async () => {
    let person = { userId: 'ada', account: 'ada@example.com' };
    const { store } = await listed({ person: () => person });
    person = { userId: 'bob', account: 'bob@example.com' };
    store.set(askAtom, robot);
    expect(store.get(announcementAtom).text).toBe('You are logged in as bob@example.com.');
  });

  test('a user who signs in while the list of another account is loading sees their own applications [T-CONN-5]', async () => {
    let userId = 'ada';
    const first = later<Awaited<ReturnType<Provider['connectedApps']>>>();
    const connectedApps = vi
      .fn<Provider['connectedApps']>(async () => succeeded([notes]))
      .mockImplementationOnce(() => first.promise);
    const { provider } = fakeProvider({ person: () => ({ userId }), connectedApps });
    const { store } = testStore(provider, { products: [] });
    const loading = store.set(connectedAppList.loadAtom);
    await vi.waitFor(() => expect(connectedApps).toHaveBeenCalledOnce());
    userId = 'bob';
    first.settle(succeeded([robot]));
    await loading;
    expect(store.get(connectedAppList.stateAtom)).toEqual({
      status: 'loaded',
      value: { userId: 'bob', apps: [notes] },
    });
  });

  test('a user who signs in while a removal of another account is pending can remove access at once, and its answer still counts [T-CONN-5]', async () => {
    const answer = later<Awaited<ReturnType<Provider['revokeConnectedApp']>>>();
    let userId = 'ada';
    const { store, ids, events } = await listed({
      person: () => ({ userId }),
      connectedApps: async () => succeeded([robot, calendar, notes].map((app) => ({ ...app }))),
      revokeConnectedApp: () => answer.promise,
    });
    store.set(askAtom, calendar);
    store.set(confirmRemovalAtom, calendar);
    userId = 'bea';
    store.set(followPersonAtom);
    await vi.waitFor(() => expect(ids()).toEqual(['robot', 'calendar', 'notes']));
    expect(store.get(revokeConnectedApp.isPendingAtom)).toBe(false);
    store.set(askAtom, robot);
    expect(store.get(removalQuestionIdAtom)).toBe('robot');
    answer.settle(succeeded({}));
    await vi.waitFor(() => expect(events).toHaveLength(1));
    expect(ids()).toEqual(['robot', 'calendar', 'notes']);
  });

  test('a user who signs in before a removal of another account is answered keeps the access to the same application [T-CONN-5]', async () => {
    let userId = 'ada';
    const answer = later<Awaited<ReturnType<Provider['revokeConnectedApp']>>>();
    const { store, ids, events } = await listed({
      person: () => ({ userId }),
      connectedApps: async () => succeeded([{ ...robot }, { ...notes }]),
      revokeConnectedApp: () => answer.promise,
    });
    const list = store.get(connectedAppList.stateAtom);
    const [shown = robot] = list.status === 'loaded' ? list.value.apps : [];
    store.set(askAtom, shown);
    store.set(confirmRemovalAtom, shown);
    userId = 'bob';
    store.set(followPersonAtom);
    await vi.waitFor(() => expect(ids()).toEqual(['robot', 'notes']));
    answer.settle(succeeded({ request_id: 'r' }));
    await vi.waitFor(() => expect(events).toHaveLength(1));
    expect({ ids: ids(), said: store.get(announcementAtom).text }).toEqual({ ids: ['robot', 'notes'], said: '' });
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
