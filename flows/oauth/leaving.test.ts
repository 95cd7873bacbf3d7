import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Config, isOAuthProviderType, oauthProviders, type OAuthProviderType } from '../core/config/config';
import { catalogueErrorTypes } from '../core/provider/error-types';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import { goBackAtom } from '../core/screen/screen.atoms';
import { fakeProvider, later } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { announcementAtom } from '../core/words/announce.atoms';
import { chooseProviderAtom, leavingForAtom, startOAuth } from './oauth.actions';

let window = new EventTarget();
const remove = vi.fn<EventTarget['removeEventListener']>((...given) => window.removeEventListener(...given));
beforeEach(() => {
  vi.useFakeTimers();
  window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', remove.mockClear());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const config: Config = { products: ['oauth'], oauthOptions: { providers: [{ type: 'google' }, { type: 'github' }] } };
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

/** A user who has pressed a provider's button. */
async function pressed(type: OAuthProviderType = 'google') {
  const started = later<Outcome<void>>();
  const { provider, calls } = fakeProvider({ startOAuth: () => started.promise });
  const page = testStore(provider, config);
  void page.store.set(chooseProviderAtom, { type });
  await pass(0);
  const leave = async (outcome: Outcome<void> = succeeded(undefined)) => {
    started.settle(outcome);
    await pass(0);
  };
  const reported = () => page.errors.map(({ operation, type }) => `${operation} ${type}`);
  return { ...page, calls, leave, reported, leavingTo: () => page.store.get(leavingForAtom) };
}

test.each(Object.entries(oauthProviders))(
  'the name of the provider %s is written as it writes it',
  async (type, name) => {
    if (!isOAuthProviderType(type)) throw new Error(`${type} is no provider`);
    const { store, leavingTo } = await pressed(type);
    expect(leavingTo()).toBe(type);
    await pass(400);
    expect(store.get(announcementAtom).text).toContain(name);
  },
);

test.each(['toString', 'Google', '', '__proto__', 'myspace'])('%j is no provider', (type) =>
  expect(isOAuthProviderType(type)).toBe(false),
);

describe('a user who has pressed a provider', () => {
  test.each([...catalogueErrorTypes, 'other'] as const)(
    'a user who has pressed a provider sees the failure if the browser cannot leave for it (%s)',
    async (type) => {
      const { store, leave, reported, leavingTo } = await pressed();
      await leave(failed({ type }));
      expect(store.get(startOAuth.stateAtom)).toMatchObject({ status: 'failed', error: { type } });
      expect({ reported: reported(), leavingTo: leavingTo() }).toEqual({
        reported: [['oauth.start', type].join(' ')],
        leavingTo: undefined,
      });
    },
  );

  // What happens after the navigation was requested | the state of the button, and what is reported to the host.
  test.each([
    { happens: 'the page comes back from the cache', when: () => show(true), leavingTo: undefined, reported: [] },
    { happens: 'the page is rendered again', when: () => show(false), leavingTo: 'google', reported: [] },
    {
      happens: 'nothing happens for twenty seconds',
      when: () => pass(20_000),
      leavingTo: undefined,
      reported: ['oauth.start unreachable'],
    },
  ])('a user who has pressed a provider and $happens', async ({ when, leavingTo, reported }) => {
    const page = await pressed();
    await page.leave();
    expect(page.leavingTo()).toBe('google');
    await when();
    await pass(0);
    expect({ leavingTo: page.leavingTo(), reported: page.reported() }).toEqual({ leavingTo, reported });
  });

  test('a user who has pressed a provider is not affected by a page event before the browser was sent away', async () => {
    const { leavingTo, leave } = await pressed();
    show(true);
    await leave();
    expect(leavingTo()).toBe('google');
  });

  test('a second press on another provider still leaves for the first', async () => {
    const { store, calls, leavingTo } = await pressed('google');
    void store.set(chooseProviderAtom, { type: 'github' });
    await pass(0);
    expect({ leavingTo: leavingTo(), callCount: calls.length }).toEqual({ leavingTo: 'google', callCount: 1 });
  });

  test('a press on another provider after a failure leaves for that', async () => {
    const { store, leave, leavingTo } = await pressed('google');
    await leave(failed({ type: 'unreachable' }));
    void store.set(chooseProviderAtom, { type: 'github' });
    expect(leavingTo()).toBe('github');
  });

  test.each(['Cancel', 'Back', 'the host unmounts the widget'])(
    'a user who has pressed a provider and then %s leaves no listener behind',
    async (how) => {
      const { store, leave, unmount, reported } = await pressed();
      await leave();
      if (how === 'Cancel') store.set(startOAuth.cancelAtom);
      if (how === 'Back') await store.set(goBackAtom);
      if (how === 'the host unmounts the widget') unmount();
      await pass(30_000);
      expect(remove.mock.calls.filter(([type]) => type === 'pageshow')).toHaveLength(1);
      expect(reported()).toEqual([]);
    },
  );
});
