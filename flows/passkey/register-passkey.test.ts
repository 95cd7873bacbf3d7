// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import type { PasskeyCalls } from '../core/provider/passkey-calls';
import type { Answer, Person, Provider } from '../core/provider/provider';
import { screenAtom } from '../core/screen/screen.atoms';
import { fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { announcementAtom } from '../core/words/announce.atoms';
import { touchPasskeyMadeHere } from './passkey-memory';
import { registerPasskey, startAgainAtom } from './passkey-registration.actions';
import { authenticatePasskey } from './passkey-sign-in.actions';
import { findRegistrantAtom, registrant } from './registrant.actions';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
});

type Ceremony = Parameters<PasskeyCalls['registerPasskey']>[0];
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const never = () => new Promise<never>(() => undefined);
const madeFor = (userId: unknown) => succeeded({ user_id: userId, webauthn_registration_id: 'passkey-1' });

/** A mount that registers passkeys for a user who is signed in. */
function open(make: (ceremony: Ceremony) => Promise<Outcome<Answer>>, answers: Partial<Provider> = {}) {
  const { provider, calls } = fakeProvider({ person: () => ({ userId: 'ada' }), registerPasskey: make, ...answers });
  const page = testStore(provider, {
    products: ['passkeys'],
    passkeyOptions: { domain: 'app.test' },
    sessionOptions: { sessionDurationMinutes: 60 },
  });
  const create = async () => {
    void page.store.set(registerPasskey.startAtom);
    await pass(400);
  };
  return { ...page, calls, create, state: () => page.store.get(registerPasskey.stateAtom) };
}

describe('a registration', () => {
  test('a registration is requested as the host has configured it, with a dialog', async () => {
    const { calls, create } = open(async () => madeFor('ada'));
    await create();
    expect(calls[0]).toMatchObject({
      name: 'registerPasskey',
      request: { domain: 'app.test', sessionDurationMinutes: 60, isSilent: false },
    });
    expect(touchPasskeyMadeHere('ada')).toBe(true);
  });

  test('a registration closes its dialog when the user cancels', async () => {
    let asked: AbortSignal | undefined;
    const { store, create } = open(({ signal }) => {
      asked = signal;
      return never();
    });
    await create();
    expect(asked?.aborted).toBe(false);
    store.set(registerPasskey.cancelAtom);
    expect(asked?.aborted).toBe(true);
  });

  test.each(['asked', 'answered'] as const)(
    'a registration of the same account continues when it is %s',
    async (stage) => {
      let isAborted: boolean | undefined;
      const { create } = open(async ({ signal, onStage }) => {
        onStage?.(stage);
        isAborted = signal.aborted;
        return madeFor('ada');
      });
      await create();
      expect(isAborted).toBe(false);
    },
  );

  test('a registration has no deadline while the browser asks, and its deadline after', async () => {
    let ceremony: Ceremony | undefined;
    const { create, state } = open((given) => {
      ceremony = given;
      return never();
    });
    await create();
    ceremony?.onStage?.('asked');
    await pass(120_000);
    expect(state()).toMatchObject({ status: 'pending' });
    ceremony?.onStage?.('answered');
    await pass(20_000);
    expect(state()).toMatchObject({ status: 'failed', error: { type: 'unreachable' } });
  });

  test('a registration of an account that changes after the prompt is not aborted, and its answer decides', async () => {
    let person: Person = { userId: 'ada' };
    let isAborted: boolean | undefined;
    const make = async ({ signal, onStage }: Ceremony) => {
      onStage?.('asked');
      person = { userId: 'eve' };
      onStage?.('answered');
      isAborted = signal.aborted;
      return madeFor('ada');
    };
    const { store, create } = open(make, { person: () => person });
    store.set(registrant.provideAtom, person);
    await create();
    expect({ isAborted, screen: store.get(screenAtom) }).toEqual({
      isAborted: false,
      screen: 'PasskeyRegistrationSuccess',
    });
  });

  // Columns: who is signed in, whom the provider's answer names | whether it is kept.
  test.each([
    [undefined, 'ada', true],
    [{ userId: 'ada' }, undefined, true],
    [{ userId: 'ada' }, 7, true],
    [{ userId: 'ada' }, 'eve', false],
  ])('a registration by %j that is answered for %j is kept: %s [B-PKEY-15]', async (person, named, isKept) => {
    const { calls, create, events } = open(async () => madeFor(named), { person: () => person });
    await create();
    expect(events.map(({ type }) => type)).toEqual(isKept ? ['PASSKEY_REGISTER'] : []);
    expect(calls.some(({ name }) => name === 'deletePasskey')).toBe(!isKept);
  });

  test('a registration for another account without an id leaves nothing to delete', async () => {
    const { calls, create, state } = open(async () => succeeded({ user_id: 'eve' }));
    await create();
    expect(state()).toMatchObject({ error: { type: 'other_account' } });
    expect(calls.map(({ name }) => name)).toEqual(['registerPasskey']);
  });
});

test.each([registerPasskey, authenticatePasskey])('a ceremony that takes a moment is announced', async (action) => {
  const { store } = open(never, { authenticatePasskey: never });
  void store.set(action.startAtom);
  await pass(800);
  expect(store.get(announcementAtom).text).toBe('Follow the steps in your browser.');
});

describe('the registrant', () => {
  test('the registrant is the account that the screen names, until Try again finds out again', async () => {
    const { store } = open(async () => failed({ type: 'broken' }));
    store.set(registrant.provideAtom, { userId: 'eve' });
    expect(store.get(registrant.stateAtom)).toEqual({ status: 'loaded', value: { userId: 'eve' } });
    await store.set(startAgainAtom);
    expect(store.get(registrant.stateAtom)).toEqual({ status: 'loaded', value: { userId: 'ada' } });
  });

  test('the registrant has no account where no user is signed in', async () => {
    const { store } = open(never, { person: () => undefined });
    await store.set(findRegistrantAtom);
    expect(store.get(registrant.stateAtom)).toEqual({ status: 'loaded', value: undefined });
  });

  test('the registrant is not loaded after the unmount', async () => {
    const { store, unmount } = open(never, { person: () => undefined, isPersonCertain: () => false });
    void store.set(findRegistrantAtom);
    unmount();
    await pass(60_000);
    expect(store.get(registrant.stateAtom)).toMatchObject({ status: 'loading' });
  });
});
