// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazy, ready } from '../core/lazy/lazy';
import { succeeded } from '../core/provider/outcome';
import type { Provider } from '../core/provider/provider';
import type { OwnFactors } from '../core/provider/step-up-calls';
import { completeSignInAtom } from '../core/screen/complete-sign-in.actions';
import { secondFactorAtom } from '../core/screen/second-factor.atoms';
import { screenAtom, screenCodeAtom } from '../core/screen/screen.atoms';
import { adasApp, adasFactors, fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { sleep } from '../core/time/timing';
import { askSecondFactorAtom } from './ask-second-factor.actions';
import { goBackToLoginAtom } from './end.actions';
import { declined } from './need';
import { pendingProofAtom } from './second-factor.atoms';
import { secondFactor } from './second-factor.lazy';
import { recoveryLinesAtom, setup, setupSecretAtom } from './setup.actions';
import { submitSetupCodeAtom, typeSetupCodeAtom } from './turn-on.actions';
import { setupWatchAtom } from './setup-watch.atoms';

beforeEach(async () => {
  await secondFactor.load();
  vi.useFakeTimers();
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Puts the tab behind another one, or in front. */
function placeTab(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A page at the set-up of an app, and what another tab does to its session. */
async function settingUp(answers: Partial<Provider> = {}) {
  let own: OwnFactors = { ...adasFactors, phones: [] };
  const listeners = new Set<() => void>();
  const { provider, calls } = fakeProvider({
    ownFactors: async () => succeeded(own),
    watchPerson: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    ...answers,
  });
  const { store, events } = testStore(provider, {
    products: ['passwords'],
    secondFactorOptions: { when: 'offer' },
  });
  store.set(secondFactorAtom, { askAtom: askSecondFactorAtom });
  await store.set(completeSignInAtom, 'PasswordConfirmation', 'email');
  const stop = store.sub(setupWatchAtom, () => undefined);
  const change = (next: Partial<OwnFactors> = {}) => {
    own = { ...own, ...next };
    for (const listener of listeners) listener();
  };
  return {
    store,
    stop,
    change,
    settle: () => vi.advanceTimersByTimeAsync(1),
    screen: () => store.get(screenAtom),
    created: () => calls.filter(({ name }) => name === 'createTotp').length,
    completions: () => events.filter(({ type }) => type === 'AUTHENTICATE_FLOW_COMPLETE').length,
  };
}

const withApp = { hasAuthenticatorApp: true };
const provedElsewhere = { ...withApp, held: [{ method: 'email' }, { method: 'authenticator_app' }] };

test('a set-up in a tab behind another one waits, and begins once when the tab comes into sight [B-SECOND-5]', async () => {
  placeTab('hidden');
  const page = await settingUp();
  placeTab('hidden');
  await page.settle();
  expect({ created: page.created(), state: page.store.get(setup.stateAtom), screen: page.screen() }).toEqual({
    created: 0,
    state: { status: 'loading', isSlow: false },
    screen: 'SecondFactorSetup',
  });
  placeTab('visible');
  await page.settle();
  expect({ created: page.created(), key: page.store.get(setupSecretAtom) }).toEqual({
    created: 1,
    key: adasApp.secret,
  });
  // The user looks at another tab, or at the app on the same telephone: the key stays.
  placeTab('hidden');
  placeTab('visible');
  await page.settle();
  expect(page.created()).toBe(1);
  page.stop();
});

test('a set-up that came into sight before its screen was watched begins with the watch [B-SECOND-5]', async () => {
  placeTab('hidden');
  const page = await settingUp();
  page.stop();
  placeTab('visible');
  expect(page.created()).toBe(0);
  const stop = page.store.sub(setupWatchAtom, () => undefined);
  await page.settle();
  expect(page.created()).toBe(1);
  stop();
});

test('a set-up that waits and is left, or whose widget is removed, never begins [B-SECOND-5]', async () => {
  placeTab('hidden');
  const left = await settingUp();
  await left.store.set(goBackToLoginAtom);
  const removed = await settingUp();
  removed.stop();
  placeTab('visible');
  await left.settle();
  expect([left.created(), removed.created()]).toEqual([0, 0]);
  left.stop();
});

test.each(['visible', 'hidden'] as const)(
  'a set-up that is finished in another tab completes the sign-in of this one, which is %s, once [B-SECOND-5]',
  async (state) => {
    placeTab(state);
    const page = await settingUp();
    page.change(provedElsewhere);
    page.change(provedElsewhere);
    await page.settle();
    expect({ screen: page.screen(), completions: page.completions(), key: page.store.get(setupSecretAtom) }).toEqual({
      screen: 'PasswordConfirmation',
      completions: 1,
      key: '',
    });
    page.stop();
  },
);

test('a set-up that is finished on another device is replaced by the question for its code [B-SECOND-5]', async () => {
  const page = await settingUp();
  page.change(withApp);
  await page.settle();
  expect({ screen: page.screen(), proof: page.store.get(pendingProofAtom), completions: page.completions() }).toEqual({
    screen: 'SecondFactor',
    proof: { userId: 'user-1', factors: [{ kind: 'app' }] },
    completions: 0,
  });
  page.stop();
});

// Columns: what changes while the set-up is shown, and leaves it.
test.each([
  ['nothing that counts', () => undefined, {}],
  ['"Not now" in another tab', () => declined.set('user-1'), {}],
  ['a number that was confirmed', () => undefined, { phones: ['+12025550162'] }],
])('a set-up stays after %s [B-SECOND-5]', async (_what, act, own) => {
  const page = await settingUp();
  act();
  page.change(own);
  await page.settle();
  expect({ screen: page.screen(), key: page.store.get(setupSecretAtom) }).toEqual({
    screen: 'SecondFactorSetup',
    key: adasApp.secret,
  });
  page.stop();
});

test('an app that is turned on here is not taken for one of another tab while the next screen loads [B-SECOND-7]', async () => {
  const code = lazy('RecoveryCodes', () => sleep(100, new AbortController().signal).then(() => () => null));
  const page = await settingUp({
    authenticateTotp: async () => {
      page.change(provedElsewhere);
      return succeeded({ user_id: 'user-1', totp_id: 'totp-1' });
    },
  });
  page.store.set(screenCodeAtom, { of: (screen) => (screen === 'RecoveryCodes' ? code : ready(screen, () => null)) });
  page.store.set(typeSetupCodeAtom, '123456');
  void page.store.set(submitSetupCodeAtom);
  await vi.advanceTimersByTimeAsync(100);
  expect({
    screen: page.screen(),
    completions: page.completions(),
    codes: page.store.get(recoveryLinesAtom),
  }).toEqual({ screen: 'RecoveryCodes', completions: 0, codes: adasApp.recoveryCodes.join('\n') });
  page.stop();
});

// Columns: the app that the provider's answer names | the recovery codes that are shown.
test.each([
  ['the own one', 'totp-1', 'own-own-own'],
  ['one that another tab has set up', 'totp-2', 'real-real-real'],
])('a code that turns on %s shows the recovery codes of that app [B-SECOND-7]', async (_which, totp_id, shown) => {
  const page = await settingUp({
    createTotp: async () => succeeded({ ...adasApp, recoveryCodes: ['own-own-own'] }),
    authenticateTotp: async () => succeeded({ user_id: 'user-1', totp_id }),
    recoveryCodes: async () => succeeded(['real-real-real']),
  });
  page.store.set(typeSetupCodeAtom, '123456');
  await page.store.set(submitSetupCodeAtom);
  await page.settle();
  expect({ screen: page.screen(), codes: page.store.get(recoveryLinesAtom) }).toEqual({
    screen: 'RecoveryCodes',
    codes: shown,
  });
  page.stop();
});
