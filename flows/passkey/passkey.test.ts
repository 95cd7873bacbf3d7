import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Config } from '../core/config/config';
import { focusRequestAtom, screenAtom } from '../core/screen/screen.atoms';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import type { Answer } from '../core/provider/provider';
import { fakeProvider, later } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { changeFailureAtom, renamePasskeyAtom } from './passkey-changes.actions';
import { passkeyList } from './passkey-list.actions';
import {
  beginDeleteAtom,
  beginRenameAtom,
  confirmDeleteAtom,
  editingAtom,
  saveNameAtom,
  typeNameAtom,
} from './passkey-editing.atoms';
import { wasCreatedAtom } from './passkey-list.actions';
import { registerPasskey, skipPasskeyAtom } from './passkey-registration.actions';
import { authenticatePasskey } from './passkey-sign-in.actions';
import { findRegistrantAtom, registrant } from './registrant.actions';

beforeEach(() => void vi.useFakeTimers());
// The page's WebAuthn queue is shared by the tests: a dialog has the browser to itself until its request is over.
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
});

const config: Config = { products: ['emailMagicLinks', 'passkeys'] };
const laptop = { id: 'passkey-1', name: 'Laptop' };
const phone = { id: 'passkey-2', name: 'Phone' };
const listPasskeys = async () => succeeded([laptop, phone]);
const names = (store: ReturnType<typeof testStore>['store']) => {
  const list = store.get(passkeyList.stateAtom);
  return list.status === 'loaded' ? list.value.passkeys.map(({ name }) => name) : list.status;
};
const start = async (promise: Promise<unknown>) => {
  await vi.advanceTimersByTimeAsync(400);
  await promise;
};

test('a log-in with a passkey shows the confirmation, and the flow completes once', async () => {
  const { provider, calls } = fakeProvider();
  const { store, events } = testStore(provider, config);
  await start(store.set(authenticatePasskey.startAtom));
  expect(store.get(screenAtom)).toBe('PasskeyConfirmation');
  expect(events.map(({ type }) => type)).toEqual(['PASSKEY_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
  expect(calls[0]?.request).toMatchObject({ isAutofill: false, sessionDurationMinutes: 30 });
});

test('the hints of a host go with a log-in by the button [B-PKEY-20]', async () => {
  const { provider, calls } = fakeProvider();
  const { store } = testStore(provider, { ...config, passkeyOptions: { hints: ['hybrid'] } });
  await start(store.set(authenticatePasskey.startAtom));
  expect(calls[0]).toMatchObject({ name: 'authenticatePasskey', request: { hints: ['hybrid'] } });
});

test("the browser's dialog has no deadline, and can be cancelled", async () => {
  let signal: AbortSignal | undefined;
  const answer = later<Outcome<Answer>>();
  const { provider } = fakeProvider({
    authenticatePasskey: (ceremony) => {
      signal = ceremony.signal;
      ceremony.onStage?.('asked');
      return answer.promise;
    },
  });
  const { store, errors } = testStore(provider, config);
  void store.set(authenticatePasskey.startAtom);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(store.get(authenticatePasskey.stateAtom)).toEqual({ status: 'pending', isSlow: true });
  store.set(authenticatePasskey.cancelAtom);
  expect(signal?.aborted).toBe(true);
  expect(store.get(authenticatePasskey.stateAtom)).toEqual({ status: 'idle' });
  answer.settle(failed({ type: 'cancelled' }));
  await vi.advanceTimersByTimeAsync(0);
  expect(errors).toEqual([]);
});

test('a server without an answer after the dialog has its deadline', async () => {
  const { provider } = fakeProvider({
    authenticatePasskey: async ({ onStage }) => {
      onStage?.('asked');
      onStage?.('answered');
      return new Promise<never>(() => undefined);
    },
  });
  const { store, errors } = testStore(provider, config);
  void store.set(authenticatePasskey.startAtom);
  await vi.advanceTimersByTimeAsync(20_500);
  expect(store.get(authenticatePasskey.stateAtom)).toMatchObject({ error: { type: 'unreachable' } });
  expect(errors).toHaveLength(1);
});

test('creating a passkey, or skipping it, opens the list [B-PKEY-6]', async () => {
  const { provider } = fakeProvider({ listPasskeys });
  const { store, events } = testStore(provider, config);
  await start(store.set(registerPasskey.startAtom));
  expect(store.get(screenAtom)).toBe('PasskeyRegistrationSuccess');
  expect(store.get(wasCreatedAtom)).toBe(true);
  await store.set(skipPasskeyAtom);
  await vi.advanceTimersByTimeAsync(1);
  expect(store.get(wasCreatedAtom)).toBe(false);
  expect(names(store)).toEqual(['Laptop', 'Phone']);
  expect(events.map(({ type }) => type)).toEqual(['PASSKEY_REGISTER', 'PASSKEY_SKIP']);
});

async function withList(answers: Parameters<typeof fakeProvider>[0], given: Config = config) {
  const fake = fakeProvider({ listPasskeys, ...answers });
  const mounted = testStore(fake.provider, given);
  await mounted.store.set(skipPasskeyAtom);
  await vi.advanceTimersByTimeAsync(1);
  return { ...mounted, calls: fake.calls };
}

test('a new name shows before the provider has answered [B-PKEY-9]', async () => {
  const { store, calls } = await withList({ renamePasskey: () => new Promise<never>(() => undefined) });
  store.set(beginRenameAtom, laptop);
  store.set(typeNameAtom, '  Work  ');
  store.set(saveNameAtom);
  expect(names(store)).toEqual(['Work', 'Phone']);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls.at(-1)).toEqual({ name: 'renamePasskey', request: { id: 'passkey-1', name: 'Work' } });
  expect(store.get(focusRequestAtom)).toEqual({ target: 'key:rename passkey-1' });
});

test('two new names of one passkey reach the provider in the order they were given [B-PKEY-9] [T-CALL-18]', async () => {
  const answers: ReturnType<typeof later<Outcome<void>>>[] = [];
  const { store, calls } = await withList({
    renamePasskey: () => {
      const answer = later<Outcome<void>>();
      answers.push(answer);
      return answer.promise;
    },
  });
  const sent = () => calls.filter(({ name }) => name === 'renamePasskey').map(({ request }) => request);
  void store.set(renamePasskeyAtom, laptop, 'Work');
  void store.set(renamePasskeyAtom, { ...laptop, name: 'Work' }, 'Office');
  await vi.advanceTimersByTimeAsync(1);
  expect(sent()).toEqual([{ id: 'passkey-1', name: 'Work' }]);
  answers[0]?.settle(succeeded(undefined));
  await vi.advanceTimersByTimeAsync(1);
  expect(sent()).toEqual([
    { id: 'passkey-1', name: 'Work' },
    { id: 'passkey-1', name: 'Office' },
  ]);
});

test('an unchanged name is not sent, and an empty one is refused [B-PKEY-12] [T-APG-8]', async () => {
  const { store, calls } = await withList({});
  store.set(beginRenameAtom, laptop);
  store.set(typeNameAtom, ' ');
  store.set(saveNameAtom);
  expect(store.get(editingAtom)).toMatchObject({ status: 'renaming', refusal: {} });
  store.set(typeNameAtom, 'Laptop');
  store.set(saveNameAtom);
  expect(calls.filter(({ name }) => name === 'renamePasskey')).toEqual([]);
});

test.each([false, true])(
  "a delete that fails is undone only with the host's option: %s [B-SCREEN-6] [B-PKEY-10]",
  async (restoreOnFailure) => {
    const { store, errors } = await withList(
      { deletePasskey: async () => failed({ type: 'broken' }) },
      { ...config, passkeyOptions: { restoreOnFailure } },
    );
    store.set(beginDeleteAtom, laptop);
    store.set(confirmDeleteAtom, 'Laptop');
    expect(names(store)).toEqual(['Phone']);
    expect(store.get(focusRequestAtom)).toEqual({ target: 'key:delete passkey-2' });
    await vi.advanceTimersByTimeAsync(1);
    expect(names(store)).toEqual(restoreOnFailure ? ['Laptop', 'Phone'] : ['Phone']);
    expect(store.get(changeFailureAtom)?.kind).toBe(restoreOnFailure ? 'deleteFailed' : undefined);
    expect(errors).toHaveLength(1);
  },
);

test("an ended session is shown, whatever the host's option", async () => {
  const { store } = await withList({ deletePasskey: async () => failed({ type: 'session_not_found' }) });
  store.set(beginDeleteAtom, phone);
  store.set(confirmDeleteAtom, 'Phone');
  await vi.advanceTimersByTimeAsync(1);
  expect(names(store)).toEqual(['Laptop', 'Phone']);
  expect(store.get(changeFailureAtom)).toMatchObject({ kind: 'sessionEnded' });
});

test('a remembered session that cannot be confirmed is shown after ten seconds, with Try again', async () => {
  let isKnown = false;
  const checkSession = vi.fn(async () => {
    isKnown = true;
    return succeeded(undefined);
  });
  const { provider } = fakeProvider({
    person: () => (isKnown ? { userId: 'ada' } : undefined),
    isPersonCertain: () => isKnown,
    checkSession,
  });
  const { store, errors } = testStore(provider, config);
  void store.set(findRegistrantAtom);
  expect(store.get(registrant.stateAtom)).toEqual({ status: 'loading', isSlow: false });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(errors).toEqual([]);
  expect(store.get(registrant.stateAtom)).toEqual({ status: 'loading', isSlow: true });
  await vi.advanceTimersByTimeAsync(1);
  expect(store.get(registrant.stateAtom)).toMatchObject({ status: 'failed', error: { type: 'unreachable' } });
  expect(errors.map(({ operation }) => operation)).toEqual(['session.authenticate']);
  await store.set(findRegistrantAtom, true);
  expect(checkSession).toHaveBeenCalledOnce();
  expect(store.get(registrant.stateAtom)).toEqual({ status: 'loaded', value: { userId: 'ada' } });
  expect(store.get(focusRequestAtom)).toEqual({ target: 'heading' });
});

test('a signed-in user waits for nothing', () => {
  const { store } = testStore(fakeProvider({ person: () => ({ userId: 'ada' }) }).provider, config);
  void store.set(findRegistrantAtom);
  expect(store.get(registrant.stateAtom)).toEqual({ status: 'loaded', value: { userId: 'ada' } });
});
