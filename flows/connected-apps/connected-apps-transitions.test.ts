import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ConnectedApp } from '../core/provider/connected-app-calls';
import { catalogueErrorTypes } from '../core/provider/error-types';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import type { Answer, Provider } from '../core/provider/provider';
import { focusRequestAtom } from '../core/screen/screen.atoms';
import { fakeProvider, later } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { announcementAtom } from '../core/words/announce.atoms';
import { stringsAtom } from '../core/words/words.atoms';
import {
  askAtom,
  confirmRemovalAtom,
  followPersonAtom,
  keepAtom,
  connectedAppList,
  revokeConnectedApp,
} from './connected-apps.actions';
import { appLabelAtom, removalQuestionIdAtom } from './connected-apps.atoms';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const robot: ConnectedApp = { id: 'robot', name: 'Robot', scopes: ['openid'] };
const notes: ConnectedApp = { id: 'notes', name: 'Notes', scopes: [] };
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const never = () => new Promise<never>(() => undefined);

/** The page of a user's applications. The signed-in account can change meanwhile. */
function open(answers: Partial<Provider> = {}) {
  const person = { userId: 'ada' as string | undefined, isCertain: true };
  const { provider, calls } = fakeProvider({
    person: () => (person.userId === undefined ? undefined : { userId: person.userId }),
    isPersonCertain: () => person.isCertain,
    connectedApps: async () => succeeded([robot, notes]),
    ...answers,
  });
  const page = testStore(provider, { products: [] });
  const { store } = page;
  const load = async (isAgain = false) => {
    void store.set(connectedAppList.loadAtom, isAgain);
    await pass(0);
  };
  const list = () => store.get(connectedAppList.stateAtom);
  const ids = () => {
    const now = list();
    return now.status === 'loaded' ? now.value.apps.map(({ id }) => id) : now.status;
  };
  const sent = () => calls.map(({ name }) => name);
  const reported = () => page.errors.map(({ operation, type }) => `${operation} ${type}`);
  const types = () => page.events.map(({ type }) => type);
  const focus = () => store.get(focusRequestAtom)?.target;
  return { ...page, person, load, list, ids, sent, reported, types, focus };
}
type Page = ReturnType<typeof open>;

describe('a list', () => {
  // Columns: who is signed in | what is shown, what is requested, what is reported to the host.
  test.each([
    [{ userId: 'ada', isCertain: true }, ['robot', 'notes'], ['connectedApps'], []],
    [{ userId: 'ada', isCertain: false }, ['robot', 'notes'], ['connectedApps'], []],
    [{ userId: undefined, isCertain: true }, 'failed', [], []],
    [{ userId: undefined, isCertain: false }, 'failed', [], ['session.authenticate unreachable']],
  ] as const)(
    'a list for the account %j is loaded, or fails without a session',
    async (person, shown, sent, reported) => {
      const page = open();
      Object.assign(page.person, person);
      await page.load();
      await pass(10_000);
      expect({ ids: page.ids(), sent: page.sent(), reported: page.reported() }).toEqual({ ids: shown, sent, reported });
    },
  );

  test.each([...catalogueErrorTypes, 'other'] as const)(
    'a list that cannot be loaded (%s) shows the reason',
    async (type) => {
      const { load, list, reported, focus } = open({ connectedApps: async () => failed({ type }) });
      await load();
      expect(list()).toEqual({ status: 'failed', error: { type } });
      expect({ reported: reported(), focus: focus() }).toEqual({
        reported: [`user.getConnectedApps ${type}`],
        focus: undefined,
      });
    },
  );

  test('a list without an answer fails after twenty seconds', async () => {
    const { load, list, reported } = open({ connectedApps: never });
    await load();
    await pass(20_000);
    expect(list()).toEqual({ status: 'failed', error: { type: 'unreachable' } });
    expect(reported()).toEqual(['user.getConnectedApps unreachable']);
  });

  test('a list that is loaded again gets focus, because the pressed button was removed', async () => {
    const { load, focus, list } = open({ connectedApps: never });
    await load(true);
    expect({ focus: focus(), list: list() }).toEqual({ focus: 'heading', list: { status: 'loading', isSlow: false } });
  });

  test('a list is loaded again after another check of the session', async () => {
    const page = open({
      checkSession: async () => {
        page.person.userId = 'ada';
        return succeeded(undefined);
      },
    });
    Object.assign(page.person, { userId: undefined, isCertain: false });
    await page.load(true);
    expect({ ids: page.ids(), sent: page.sent() }).toEqual({
      ids: ['robot', 'notes'],
      sent: ['checkSession', 'connectedApps'],
    });
  });

  test.each([succeeded([robot]), failed({ type: 'broken' as const })])(
    'a list is neither shown nor reported after the unmount (%j)',
    async (outcome) => {
      const answer = later<Outcome<readonly ConnectedApp[]>>();
      const { load, list, reported, unmount } = open({ connectedApps: () => answer.promise });
      await load();
      unmount();
      answer.settle(outcome);
      await pass(30_000);
      expect({ list: list(), reported: reported() }).toEqual({
        list: { status: 'loading', isSlow: false },
        reported: [],
      });
    },
  );
});

describe('access that is to be removed', () => {
  async function asked(revoke: Provider['revokeConnectedApp'] = async () => succeeded({})) {
    const page = open({ revokeConnectedApp: revoke });
    await page.load();
    page.store.set(askAtom, robot);
    return page;
  }

  test.each([...catalogueErrorTypes, 'other'] as const)(
    'access that is to be removed is kept with its question if the removal fails (%s)',
    async (type) => {
      const page = await asked(async () => failed({ type }));
      page.store.set(confirmRemovalAtom, robot);
      await pass(0);
      expect(page.store.get(revokeConnectedApp.stateAtom)).toMatchObject({ status: 'failed', error: { type } });
      expect({ ids: page.ids(), questionId: page.store.get(removalQuestionIdAtom) }).toEqual({
        ids: ['robot', 'notes'],
        questionId: 'robot',
      });
      expect({ reported: page.reported(), types: page.types() }).toEqual({
        reported: [`user.revokeConnectedApp ${type}`],
        types: [],
      });
    },
  );

  // Columns: what is done before the provider confirms the removal | the list, the question, the target of focus.
  const inTime = ['notes'];
  test.each([
    ['waits', () => undefined, inTime, undefined, 'key:remove notes'],
    ['waits longer than twenty seconds', () => pass(20_000), inTime, undefined, 'key:remove notes'],
    ['cancels', ({ store }: Page) => store.set(revokeConnectedApp.cancelAtom), inTime, undefined, 'key:remove notes'],
    [
      'cancels and keeps it',
      ({ store }: Page) => {
        store.set(revokeConnectedApp.cancelAtom);
        store.set(keepAtom, robot);
      },
      inTime,
      undefined,
      'key:remove robot',
    ],
    ['presses Keep too late', ({ store }: Page) => store.set(keepAtom, robot), inTime, undefined, 'key:remove notes'],
    [
      'cancels and opens the question of another',
      ({ store }: Page) => {
        store.set(revokeConnectedApp.cancelAtom);
        store.set(askAtom, notes);
      },
      inTime,
      'notes',
      'key:keep access',
    ],
    [
      'asks to remove another while the first is pending',
      ({ store }: Page) => store.set(askAtom, notes),
      inTime,
      undefined,
      'key:remove notes',
    ],
    [
      'confirms twice',
      ({ store }: Page) => store.set(confirmRemovalAtom, robot),
      inTime,
      undefined,
      'key:remove notes',
    ],
  ] as const)('the row of removed access is removed, for a user who %s', async (_who, act, ids, question, focus) => {
    const answer = later<Outcome<Answer>>();
    const page = await asked(() => answer.promise);
    page.store.set(confirmRemovalAtom, robot);
    await act(page);
    answer.settle(succeeded({ request_id: 'r' }));
    await pass(0);
    expect({ ids: page.ids(), questionId: page.store.get(removalQuestionIdAtom), focus: page.focus() }).toEqual({
      ids,
      questionId: question,
      focus,
    });
    expect(page.types()).toEqual(['CONNECTED_APP_REVOKE']);
    expect(page.sent().filter((name) => name === 'revokeConnectedApp')).toHaveLength(1);
    expect(page.store.get(announcementAtom).text).toBe('Robot no longer has access.');
  });

  test('access that is to be removed is not reported after the user has left', async () => {
    const answer = later<Outcome<Answer>>();
    const page = await asked(() => answer.promise);
    page.store.set(confirmRemovalAtom, robot);
    page.unmount();
    answer.settle(succeeded({}));
    await pass(30_000);
    expect({ types: page.types(), reported: page.reported() }).toEqual({ types: [], reported: [] });
  });
});

describe('the signed-in account', () => {
  test.each([
    ['is the same', { userId: 'ada', isCertain: true }, false],
    ['is another', { userId: 'bob', isCertain: true }, true],
    ['is signed out', { userId: undefined, isCertain: true }, false],
    ['is not known', { userId: undefined, isCertain: false }, false],
  ] as const)('the signed-in account %s: the list is loaded again: %s', async (_who, person, isFollowed) => {
    const page = open();
    await page.load();
    page.store.set(askAtom, robot);
    Object.assign(page.person, person);
    expect(page.store.set(followPersonAtom)).toBe(isFollowed);
    expect(page.store.get(removalQuestionIdAtom)).toBe(isFollowed ? undefined : 'robot');
  });

  test('a list that failed without a session is loaded when one begins [B-CONN-5]', async () => {
    for (const type of ['user_unauthenticated', 'session_not_found', 'invalid_session_token'] as const) {
      let answer: Outcome<readonly ConnectedApp[]> = failed({ type });
      const page = open({ connectedApps: async () => answer });
      await page.load();
      expect(page.list()).toEqual({ status: 'failed', error: { type } });
      answer = succeeded([robot]);
      Object.assign(page.person, { userId: undefined });
      expect(page.store.set(followPersonAtom)).toBe(false);
      Object.assign(page.person, { userId: 'ada' });
      expect(page.store.set(followPersonAtom)).toBe(true);
      await pass(0);
      expect(page.ids()).toEqual(['robot']);
    }
  });

  test.each([['loading', never] as const, ['failed', async () => failed({ type: 'broken' as const })] as const])(
    'the signed-in account does not matter to a list that is %s',
    async (status, connectedApps) => {
      const page = open({ connectedApps });
      await page.load();
      Object.assign(page.person, { userId: 'bob' });
      expect({ ids: page.ids(), followPerson: page.store.set(followPersonAtom) }).toEqual({
        ids: status,
        followPerson: false,
      });
    },
  );
});

test.each([
  ['Robot', 'Robot'],
  ['  Robot ', 'Robot'],
  ['\u202eRobot', 'Robot'],
  ['', 'An app without a name'],
  ['\u200b', 'An app without a name'],
])('an application called %j is labelled %j', (name, said) => {
  const { store } = open();
  store.set(stringsAtom, { 'connected.unnamed': 'An app without a name' });
  expect(store.get(appLabelAtom)({ id: 'x', name, scopes: [] })).toBe(said);
});
