import { createStore } from 'jotai/vanilla';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hostAtom, mountSignalAtom } from '../host/host.atoms';
import { lazy } from '../lazy/lazy';
import type { WidgetError } from '../provider/widget-error';
import { fakeProvider, later } from '../testing/fake-provider';
import { testStore } from '../testing/test-store';
import { completeSignInAtom } from './complete-sign-in.actions';
import { refusal } from './refusal.atoms';
import { focusRequestAtom, goBackAtom, goToAtom, screenAtom, screenCodeAtom, screenSignalAtom } from './screen.atoms';
import type { ScreenName } from './screen-name';
import { forgetSecretsAtom, secretAtom } from './secret.atoms';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const Nothing: ComponentType = () => null;

/** A store whose screens the test loads. */
function withSlowCode() {
  const store = createStore();
  const errors: WidgetError[] = [];
  store.set(hostAtom, { onEvent: () => undefined, onError: (error) => void errors.push(error) });
  const fetches = new Map<ScreenName, ReturnType<typeof later<ComponentType>>>();
  const codes = new Map<ScreenName, ReturnType<typeof lazy<ComponentType>>>();
  store.set(screenCodeAtom, {
    of: (name) => {
      const code =
        codes.get(name) ??
        lazy(name, () => {
          const fetch = later<ComponentType>();
          fetches.set(name, fetch);
          return fetch.promise;
        });
      codes.set(name, code);
      return code;
    },
  });
  const arrive = async (name: ScreenName) => {
    fetches.get(name)?.settle(Nothing);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { store, errors, arrive };
}

test('a transition waits a moment for the code of the next screen', async () => {
  const { store, arrive } = withSlowCode();
  void store.set(goToAtom, 'EmailConfirmation');
  await vi.advanceTimersByTimeAsync(500);
  expect(store.get(screenAtom)).toBe('Main');
  await arrive('EmailConfirmation');
  expect(store.get(screenAtom)).toBe('EmailConfirmation');
  expect(store.get(focusRequestAtom)).toEqual({ target: 'heading' });
});

test('code that does not arrive delays a transition by one second at most, and is reported once [B-SCREEN-3]', async () => {
  const { store, errors } = withSlowCode();
  const gone = store.set(goToAtom, 'EmailConfirmation');
  await vi.advanceTimersByTimeAsync(1_000);
  await gone;
  expect(store.get(screenAtom)).toBe('EmailConfirmation');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(errors.map(({ operation, type }) => [operation, type])).toEqual([['load EmailConfirmation', 'unreachable']]);
});

test('a screen with slow code does not replace a newer one [B-SCREEN-4]', async () => {
  const { store, arrive } = withSlowCode();
  void store.set(goToAtom, 'EmailConfirmation');
  void store.set(goToAtom, 'OTPAuthenticate', 'field');
  await arrive('OTPAuthenticate');
  await arrive('EmailConfirmation');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(store.get(screenAtom)).toBe('OTPAuthenticate');
});

test('the flow is reported complete before the code of the confirmation is loaded [B-EVENT-2]', () => {
  const { store, events } = testStore(fakeProvider().provider, { products: ['passwords'] });
  store.set(screenCodeAtom, { of: (name) => lazy(name, () => new Promise<never>(() => undefined)) });
  void store.set(completeSignInAtom, 'PasswordConfirmation', 'email');
  expect(events).toEqual([{ type: 'AUTHENTICATE_FLOW_COMPLETE', data: {} }]);
});

test('each visit of a screen has a signal of its own, aborted at its end', () => {
  const store = createStore();
  const screenSignal = store.get(screenSignalAtom);
  void store.set(goToAtom, 'EmailConfirmation');
  expect(screenSignal.aborted).toBe(true);
  expect(store.get(screenSignalAtom).aborted).toBe(false);
});

test('a secret is cleared at the end of the screen, the mount or the page [T-SECRET-3]', () => {
  const passwordAtom = secretAtom();
  const store = createStore();
  const mount = new AbortController();
  store.set(mountSignalAtom, mount.signal);
  const kept = () => store.get(passwordAtom);
  store.set(passwordAtom, 'one');
  store.set(passwordAtom, 'two');
  expect(kept()).toBe('two');
  void store.set(goBackAtom);
  expect(kept()).toBe('');
  store.set(passwordAtom, 'three');
  store.set(forgetSecretsAtom);
  expect(kept()).toBe('');
  store.set(passwordAtom, 'four');
  mount.abort();
  expect(kept()).toBe('');
});

test('the same refusal twice is two, cleared once the form is valid or the screen is left', () => {
  let isWrong = true;
  const refused = refusal(() => isWrong);
  const store = createStore();
  expect(store.get(refused.latestAtom)).toBeUndefined();
  store.set(refused.refuseAtom);
  const first = store.get(refused.latestAtom);
  expect(first).toBeDefined();
  expect(store.get(refused.latestAtom)).toBe(first);
  store.set(refused.refuseAtom);
  expect(store.get(refused.latestAtom)).not.toBe(first);
  expect(store.get(focusRequestAtom)).toEqual({ target: 'invalid' });
  void store.set(goBackAtom);
  expect(store.get(refused.latestAtom)).toBeUndefined();
  store.set(refused.refuseAtom);
  expect(store.get(refused.latestAtom)).toBeDefined();
  isWrong = false;
});
