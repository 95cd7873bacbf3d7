import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Config, OAuthProviderType } from '../core/config/config';
import { catalogueErrorTypes } from '../core/provider/error-types';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import { goBackAtom } from '../core/screen/screen.atoms';
import { fakeProvider, later } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { announcementAtom } from '../core/words/announce.atoms';
import { chooseProviderAtom, goingToAtom, startOAuth } from './oauth.actions';
import { isOAuthProviderType, providerNames } from './provider-names';

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
  const told = () => page.errors.map(({ operation, type }) => `${operation} ${type}`);
  return { ...page, calls, leave, told, going: () => page.store.get(goingToAtom) };
}

test.each(Object.entries(providerNames))(
  'a user who goes to %s hears its name, as it writes it',
  async (type, name) => {
    if (!isOAuthProviderType(type)) throw new Error(`${type} is no provider`);
    const { store, going } = await pressed(type);
    expect(going()).toBe(type);
    await pass(400);
    expect(store.get(announcementAtom).text).toContain(name);
  },
);

test.each(['toString', 'Google', '', '__proto__', 'myspace'])('%j is no provider', (type) =>
  expect(isOAuthProviderType(type)).toBe(false),
);

describe('a user who has pressed', () => {
  test.each([...catalogueErrorTypes, 'other'] as const)('and cannot be led there (%s) is told so', async (type) => {
    const { store, leave, told, going } = await pressed();
    await leave(failed({ type }));
    expect(store.get(startOAuth.stateAtom)).toMatchObject({ status: 'failed', error: { type } });
    expect([told(), going()]).toEqual([[['oauth.start', type].join(' ')], undefined]);
  });

  // What happens after the browser was told to leave | what becomes of the button, and of the host's log.
  test.each([
    { happens: 'the page comes back from the cache', when: () => show(true), going: undefined, told: [] },
    { happens: 'the page is drawn anew', when: () => show(false), going: 'google', told: [] },
    {
      happens: 'nothing happens for twenty seconds',
      when: () => pass(20_000),
      going: undefined,
      told: ['oauth.start unreachable'],
    },
  ])('and $happens', async ({ when, going, told }) => {
    const page = await pressed();
    await page.leave();
    expect(page.going()).toBe('google');
    await when();
    await pass(0);
    expect([page.going(), page.told()]).toEqual([going, told]);
  });

  test('is left alone by what the page shows before the browser was told to leave', async () => {
    const { going, leave } = await pressed();
    show(true);
    await leave();
    expect(going()).toBe('google');
  });

  test('another one meanwhile goes where they pressed first', async () => {
    const { store, calls, going } = await pressed('google');
    void store.set(chooseProviderAtom, { type: 'github' });
    await pass(0);
    expect([going(), calls.length]).toEqual(['google', 1]);
  });

  test('another one after a failure goes there', async () => {
    const { store, leave, going } = await pressed('google');
    await leave(failed({ type: 'unreachable' }));
    void store.set(chooseProviderAtom, { type: 'github' });
    expect(going()).toBe('github');
  });

  test.each(['Cancel', 'Back', 'the host takes it away'])('and then %s leaves no listener behind', async (how) => {
    const { store, leave, unmount, told } = await pressed();
    await leave();
    if (how === 'Cancel') store.set(startOAuth.cancelAtom);
    if (how === 'Back') await store.set(goBackAtom);
    if (how === 'the host takes it away') unmount();
    await pass(30_000);
    expect(remove.mock.calls.filter(([type]) => type === 'pageshow')).toHaveLength(1);
    expect(told()).toEqual([]);
  });
});
