import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryAtom } from '../last-used/last-used.atoms';
import { lazy, type LazyValue, ready } from '../lazy/lazy';
import { screens } from '../lazy/lazy-screens';
import { loadCodeAtom } from '../lazy/load-code.atoms';
import { fakeProvider, later } from '../testing/fake-provider';
import { testMemory } from '../testing/test-memory';
import { testStore } from '../testing/test-store';
import { completeSignInAtom, reportCompleteAtom } from './complete-sign-in.actions';
import { latestSignInAtom } from './latest-sign-in';
import { refusal } from './refusal.atoms';
import { focusRequestAtom, goBackAtom, goToAtom, screenAtom, screenCodeAtom, screenSignalAtom } from './screen.atoms';
import { forgetSecretsAtom, secretAtom } from './secret.atoms';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const page = () => testStore(fakeProvider().provider, { products: ['passwords'] });
const never = () => new Promise<never>(() => undefined);

/** Starts a transition to a screen whose code arrives after so many milliseconds, never, or cannot be loaded. */
function towards(comes: number | 'never' | 'not') {
  const mounted = page();
  const Nothing = () => null;
  const fetch = () => {
    if (comes === 'not') return Promise.reject(new TypeError('Failed to fetch'));
    return comes === 'never' ? never() : new Promise<typeof Nothing>((resolve) => setTimeout(resolve, comes, Nothing));
  };
  mounted.store.set(screenCodeAtom, { of: (name) => lazy(name, fetch) });
  const screenSignal = mounted.store.get(screenSignalAtom);
  void mounted.store.set(goToAtom, 'EmailConfirmation');
  const reported = () => mounted.errors.map(({ operation, type }) => `${operation} ${type}`);
  return { ...mounted, screenSignal, reported, screen: () => mounted.store.get(screenAtom) };
}

// Columns: when the code arrives | when the screen is shown, and what is reported to the host in the end.
describe('a transition', () => {
  test.each([
    [0, 0, []],
    [300, 300, []],
    [999, 999, []],
    [1_500, 1_000, []],
    ['never', 1_000, ['load EmailConfirmation unreachable']],
    ['not', 0, ['load EmailConfirmation unreachable']],
  ] as const)('a transition to a screen whose code takes %s ms ends after %i ms', async (comes, after, heard) => {
    const { screen, screenSignal, reported } = towards(comes);
    if (after > 0) {
      await pass(after - 1);
      expect({ screen: screen(), isAborted: screenSignal.aborted }).toEqual({ screen: 'Main', isAborted: false });
      await pass(1);
    } else await pass(0);
    expect({ screen: screen(), isAborted: screenSignal.aborted }).toEqual({
      screen: 'EmailConfirmation',
      isAborted: true,
    });
    await pass(20_000);
    expect(reported()).toEqual(heard);
  });

  test.each([
    ['goes back first', ({ store }: ReturnType<typeof towards>): unknown => store.set(goBackAtom), 'Main'],
    ['has the widget unmounted', (transition: ReturnType<typeof towards>) => transition.unmount(), 'Main'],
  ] as const)('a transition is dropped by a user who %s', async (_how, end, place) => {
    const transition = towards(500);
    end(transition);
    await pass(30_000);
    expect(transition.screen()).toBe(place);
  });

  test.each(['heading', 'field', 'invalid', 'key:otp'] as const)(
    'a transition moves focus to the requested %s',
    async (focus) => {
      const { store } = page();
      await store.set(goToAtom, 'OTPAuthenticate', focus);
      expect(store.get(focusRequestAtom)).toEqual({ target: focus });
    },
  );

  test('a transition to the same screen begins another visit of it', async () => {
    const { store } = page();
    const screenSignal = store.get(screenSignalAtom);
    const request = store.get(focusRequestAtom);
    await store.set(goBackAtom);
    expect({ screen: store.get(screenAtom), isAborted: screenSignal.aborted }).toEqual({
      screen: 'Main',
      isAborted: true,
    });
    expect(store.get(focusRequestAtom)).not.toBe(request);
  });
});

test('two mounts of a page have screen signals of their own', async () => {
  const [one, other] = [page(), page()];
  const screenSignal = other.store.get(screenSignalAtom);
  await one.store.set(goToAtom, 'EmailConfirmation');
  expect({ isAborted: screenSignal.aborted, screen: other.store.get(screenAtom) }).toEqual({
    isAborted: false,
    screen: 'Main',
  });
});

describe('code that cannot be loaded', () => {
  test('code that cannot be loaded is reported once for each fetch, however many wait for it', async () => {
    const { store, errors } = page();
    const code = lazy('words', () => Promise.reject(new TypeError('Failed to fetch')));
    await Promise.all([store.set(loadCodeAtom, code), store.set(loadCodeAtom, code)]);
    expect(errors.map(({ operation, type }) => [operation, type])).toEqual([['load words', 'unreachable']]);
    await store.set(loadCodeAtom, code);
    expect(errors).toHaveLength(2);
  });

  test('code that cannot be loaded is reported to each mount that waits for it', async () => {
    const [one, other] = [page(), page()];
    const code = lazy('words', () => Promise.reject(new TypeError('Failed to fetch')));
    await Promise.all([one.store.set(loadCodeAtom, code), other.store.set(loadCodeAtom, code)]);
    expect({ oneErrorCount: one.errors.length, otherErrorCount: other.errors.length }).toEqual({
      oneErrorCount: 1,
      otherErrorCount: 1,
    });
  });

  test('code that cannot be loaded is fetched again by another try, and the earlier failure is shown meanwhile', async () => {
    const answer = later<string>();
    let tries = 0;
    const code: LazyValue<string> = lazy('words', () =>
      (tries += 1) === 1 ? Promise.reject(new Error('no')) : answer.promise,
    );
    const seen: string[] = [];
    code.subscribe(
      () => void seen.push(JSON.stringify(code.state().status) + ('isLoading' in code.state() ? '+' : '')),
    );
    await code.load();
    expect(code.state()).toMatchObject({ status: 'failed', isLoading: false });
    void code.load();
    expect(code.state()).toMatchObject({ status: 'failed', isLoading: true });
    answer.settle('words');
    await pass(0);
    expect(code.state()).toEqual({ status: 'loaded', value: 'words' });
    expect(seen).toHaveLength(3);
  });

  test('loaded code stays loaded, whatever an older fetch returns', async () => {
    const first = later<string>();
    let tries = 0;
    const code = lazy('words', () => ((tries += 1) === 1 ? first.promise : Promise.resolve('second')));
    void code.load();
    await pass(10_000);
    await code.load();
    first.settle('first');
    await pass(0);
    expect(code.value()).toBe('second');
  });

  test('code that is loaded from the start reports no failure', async () => {
    const { store, errors } = page();
    expect(await store.set(loadCodeAtom, ready('words', 'words'))).toEqual({ ok: true, value: 'words' });
    expect(errors).toEqual([]);
  });
});

test('screens of one module are fetched by their names, at the transition', async () => {
  const [One, Other] = [() => null, () => null];
  const fetch = vi.fn(async () => ({ One, Other }));
  const table = screens(fetch, 'One', 'Other');
  expect(fetch).not.toHaveBeenCalled();
  expect({ oneName: table.One.name, otherName: table.Other.name }).toEqual({ oneName: 'One', otherName: 'Other' });
  expect(await table.Other.load()).toEqual({ ok: true, value: Other });
  expect(table.One.state().status).toBe('absent');
  expect(await table.One.load()).toEqual({ ok: true, value: One });
});

describe('a sign-in that ends', () => {
  test.each([
    ['email', 'email'],
    ['crypto:metamask', 'crypto:metamask'],
    [undefined, 'passkeys'],
  ] as const)('a sign-in that ends by %s is remembered as %s, and reported once', async (method, kept) => {
    const { store, events } = page();
    const memory = testMemory('passkeys');
    store.set(memoryAtom, memory);
    await store.set(completeSignInAtom, 'PasswordConfirmation', method);
    expect({ text: memory.text(), screen: store.get(screenAtom) }).toEqual({
      text: kept,
      screen: 'PasswordConfirmation',
    });
    expect(events).toEqual([{ type: 'AUTHENTICATE_FLOW_COMPLETE', data: {} }]);
  });

  test.each(['session-1', undefined])('a sign-in that ends is known by its session (%s)', (id) => {
    const { store } = testStore(fakeProvider({ sessionId: () => id }).provider, { products: [] });
    expect(store.get(latestSignInAtom).session).toBeUndefined();
    store.set(reportCompleteAtom, undefined);
    expect(store.get(latestSignInAtom).session).toBe(id);
  });

  test('a sign-in that ends after the mount is not reported', () => {
    const { store, events, unmount } = page();
    unmount();
    store.set(reportCompleteAtom, undefined);
    expect(events).toEqual([]);
  });
});

describe('a secret', () => {
  // What ends it, whatever was typed before and after.
  test.each([
    ['the visit', ({ store }: ReturnType<typeof page>): unknown => store.set(goBackAtom)],
    ['the mount', (mounted: ReturnType<typeof page>) => mounted.unmount()],
    ['the page', (mounted: ReturnType<typeof page>) => mounted.store.set(forgetSecretsAtom)],
  ] as const)('a secret is cleared by %s, each time', (_what, end) => {
    const mounted = page();
    const [one, other] = [secretAtom(), secretAtom()];
    const kept = () => [mounted.store.get(one), mounted.store.get(other)];
    mounted.store.set(one, 'a');
    mounted.store.set(other, 'b');
    expect(kept()).toEqual(['a', 'b']);
    end(mounted);
    expect(kept()).toEqual(['', '']);
  });

  test('a secret that is typed after the page was restored is cleared at the next time', () => {
    const { store } = page();
    const secret = secretAtom();
    for (const typed of ['a', 'b', 'c']) {
      store.set(secret, typed);
      expect(store.get(secret)).toBe(typed);
      store.set(forgetSecretsAtom);
      expect(store.get(secret)).toBe('');
    }
  });

  test('a secret of one mount is not that of another', () => {
    const [one, other] = [page(), page()];
    const secret = secretAtom();
    one.store.set(secret, 'a');
    expect(other.store.get(secret)).toBe('');
  });

  test('a secret is kept byte for byte', () => {
    const { store } = page();
    const secret = secretAtom();
    store.set(secret, ' a\u0301\u0000 ');
    expect(store.get(secret)).toBe(' a\u0301\u0000 ');
  });
});

describe('a refusal', () => {
  test.each([
    [true, true],
    [false, false],
  ])('a refusal of a form that is wrong (%s) is shown: %s', (isWrong, isShown) => {
    const store = createStore();
    const refused = refusal(() => isWrong);
    store.set(refused.refuseAtom);
    expect(store.get(refused.latestAtom) !== undefined).toBe(isShown);
  });

  test('a refusal of one form does not affect another', () => {
    const store = createStore();
    const [one, other] = [refusal(() => true), refusal(() => true)];
    store.set(one.refuseAtom);
    expect(store.get(other.latestAtom)).toBeUndefined();
  });
});
