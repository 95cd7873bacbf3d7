// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed, succeeded } from './core/provider/outcome';
import { stepUpAtom } from './core/request/step-up.atoms';
import { overlayAtom } from './core/screen/screen.atoms';
import { adasApp, adasFactors, fakeProvider, later } from './core/testing/fake-provider';
import { testStore } from './core/testing/test-store';
import { announcementAtom } from './core/words/announce.atoms';
import { confirmUserAtom } from './step-up/confirm-user.actions';
import { acceptProofAtom } from './step-up/step-up.actions';
import { stepUp } from './step-up/step-up.lazy';
import { recoveryCodes, setup } from './second-factor/setup.actions';

beforeEach(async () => {
  await stepUp.load();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

// Columns: what is loaded | its resource.
test.each([
  ['a set-up', setup],
  ['the list of recovery codes', recoveryCodes],
])('the wait for %s is not announced during a step-up, and begins again after it [B-STEPUP-1]', async (_what, of) => {
  const answer = later<void>();
  let asked = 0;
  /** Refused until the user has confirmed who they are, and then answered late. */
  const answered = async <Value>(value: Value) => {
    asked += 1;
    if (asked === 1) return failed({ type: 'insufficient_factors' });
    await answer.promise;
    return succeeded(value);
  };
  const { provider } = fakeProvider({
    ownFactors: async () =>
      succeeded({ ...adasFactors, held: [{ method: 'email', group: 'email' }, ...(asked ? [phone] : [])] }),
    createTotp: () => answered(adasApp),
    recoveryCodes: () => answered(adasApp.recoveryCodes),
  });
  const { store } = testStore(provider, { products: ['passwords'] });
  store.set(stepUpAtom, { confirmAtom: confirmUserAtom });
  const seen = () => ({ state: store.get(of.stateAtom), announced: store.get(announcementAtom).text });
  const quiet = { state: { status: 'loading', isSlow: false }, announced: '' };
  void store.set(of.loadAtom);
  await pass(60_000);
  expect(store.get(overlayAtom)).toBeDefined();
  expect(seen()).toEqual(quiet);
  await store.set(acceptProofAtom, 'sms', { user_id: 'user-1' });
  await pass(7_998);
  expect({ ...seen(), asked }).toEqual({ ...quiet, asked: 2 });
  await pass(2);
  expect(seen()).toEqual({ state: { status: 'loading', isSlow: true }, announced: 'Still working...' });
  answer.settle();
  await pass(0);
  expect(store.get(of.stateAtom).status).toBe('loaded');
});

const phone = { method: 'sms', group: 'phone' } as const;
