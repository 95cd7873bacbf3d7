import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetAndAnnounceAtom } from '../core/last-used/mark';
import { memoryAtom } from '../core/last-used/last-used.atoms';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import { reportCompleteAtom } from '../core/screen/complete-sign-in.actions';
import { fakeProvider, later } from '../core/testing/fake-provider';
import { testMemory } from '../core/testing/test-memory';
import { testStore } from '../core/testing/test-store';
import { pendingForEver } from '../core/testing/with-store';
import { chooseProviderAtom } from './oauth.actions';
import { provenProviderAtom } from './oauth.atoms';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const left = 'email oauth:github';

/** A user who used e-mail last, left for GitHub from here, and is on Main again. */
function backOnMain() {
  const lookup = later<Outcome<boolean>>();
  const { provider, calls } = fakeProvider({ isSignedInByOAuth: () => lookup.promise, startOAuth: pendingForEver });
  const page = testStore(provider, {
    products: ['oauth'],
    oauthOptions: { providers: [{ type: 'google' }, { type: 'github' }] },
  });
  const memory = testMemory(left);
  page.store.set(memoryAtom, memory);
  const stop = page.store.sub(provenProviderAtom, () => undefined);
  const answer = async (outcome: Outcome<boolean>) => {
    lookup.settle(outcome);
    await pass(0);
  };
  const lookups = () => calls.filter(({ name }) => name === 'isSignedInByOAuth').length;
  return { ...page, memory, stop, answer, lookups };
}

type Page = ReturnType<typeof backOnMain>;

// Columns: what the provider says of the session | what this device remembers.
test.each<[string, Outcome<boolean>, string]>([
  ['is by GitHub', succeeded(true), 'oauth:github'],
  ['is not by GitHub', succeeded(false), left],
  ['cannot be known', failed({ type: 'unreachable' }), left],
])('a user whose session %s', async (_name, outcome, kept) => {
  const { answer, memory, errors } = backOnMain();
  await pass(100);
  await answer(outcome);
  expect({ text: memory.text(), errors }).toEqual({ text: kept, errors: [] });
});

describe("a user who acts before the session's provider is known", () => {
  // Columns: what they do meanwhile | what this device remembers after.
  test.each<[string, (page: Page) => unknown, string]>([
    ['goes elsewhere', ({ stop }) => stop(), 'oauth:github'],
    ['has the widget unmounted', ({ unmount }) => unmount(), left],
    ['leaves for Google', ({ store }) => store.set(chooseProviderAtom, { type: 'google' }), 'email oauth:google'],
    ['leaves for GitHub again', ({ store }) => store.set(chooseProviderAtom, { type: 'github' }), 'email oauth:github'],
    ['logs in with another method', ({ store }) => store.set(reportCompleteAtom, 'passkeys'), 'passkeys'],
    ['forgets the method', ({ store }) => store.set(forgetAndAnnounceAtom), ''],
  ])(
    "a user who %s before the session's provider is known has the last method remembered",
    async (_what, act, kept) => {
      const page = backOnMain();
      await pass(100);
      expect(page.lookups()).toBe(1);
      void act(page);
      await page.answer(succeeded(true));
      expect(page.memory.text()).toBe(kept);
    },
  );

  test("a user who leaves Main before the session's provider is known causes no call", async () => {
    const { stop, lookups } = backOnMain();
    await pass(99);
    stop();
    await pass(1_000);
    expect({ lookups: lookups(), timers: vi.getTimerCount() }).toEqual({ lookups: 0, timers: 0 });
  });

  test("a widget that is mounted twice, as in StrictMode, asks once for the session's provider", async () => {
    const { stop, store, lookups } = backOnMain();
    stop();
    store.sub(provenProviderAtom, () => undefined);
    await pass(1_000);
    expect(lookups()).toBe(1);
  });
});
