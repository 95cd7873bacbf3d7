import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { failed, succeeded } from '../core/provider/outcome';
import type { Person, Provider } from '../core/provider/provider';
import { failureViews } from '../core/request/failure.lazy';
import { screenAtom } from '../core/screen/screen.atoms';
import { renderedWith } from '../core/testing/rendered-with';
import { fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { withoutIsolates } from '../core/testing/words-of';
import { PasskeyRegistrationStart } from './passkey-registration-start.screen';
import { assumePasskeySupportAtom } from './passkey-support';
import { findRegistrantAtom } from './registrant.actions';

// Late code is fetched in real time, which fake timers do not wait for.
beforeAll(() => failureViews.load());
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
});

const ada: Person = { userId: 'ada', account: 'ada@example.com' };
const eve: Person = { userId: 'eve', account: 'eve@example.com' };
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const never = () => new Promise<never>(() => undefined);

/** The first screen of a mount that registers passkeys, with a user who is signed in when it begins. */
async function shown(answers: Partial<Provider> = {}, canUse = true) {
  const { provider, calls } = fakeProvider({
    person: () => ada,
    registerPasskey: async () => succeeded({ user_id: 'ada' }),
    ...answers,
  });
  const page = testStore(provider, { products: ['passkeys'] });
  page.store.set(screenAtom, 'PasskeyRegistrationStart');
  page.store.set(assumePasskeySupportAtom, { canUse, canAutofill: false });
  void page.store.set(findRegistrantAtom);
  renderedWith(page.store, <PasskeyRegistrationStart />);
  await pass(0);
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await pass(400);
  };
  return { ...page, calls, press, types: () => page.events.map(({ type }) => type) };
}
const heading = () => screen.getByRole('heading').textContent;
const text = () => withoutIsolates(screen.getByRole('region').textContent);
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('the screen names the account, and explains passkeys [B-PKEY-15]', async () => {
  await shown();
  expect(heading()).toBe('Set up a new Passkey');
  expect(text()).toContain('You are logged in as ada@example.com.');
  expect(text()).toContain('A Passkey lets you log in with your fingerprint');
  expect(buttons()).toEqual(['Create a Passkey', 'Skip']);
  expect(text()).not.toContain('This browser cannot create a Passkey.');
});

test('a browser without passkeys shows the reason, and only Skip [B-PKEY-14]', async () => {
  await shown({}, false);
  expect(text()).toContain('This browser cannot create a Passkey.');
  expect(buttons()).toEqual(['Skip']);
});

test.each([
  ['Create a Passkey', 'PASSKEY_REGISTER'],
  ['Skip', 'PASSKEY_SKIP'],
])('%s shows the list, and is reported', async (name, type) => {
  const { store, press, types } = await shown();
  await press(name);
  expect({ screen: store.get(screenAtom), types: types() }).toEqual({
    screen: 'PasskeyRegistrationSuccess',
    types: [type],
  });
});

test('a passkey that is being made keeps its button busy, and offers Cancel after eight seconds', async () => {
  const { press } = await shown({ registerPasskey: never });
  await press('Create a Passkey');
  const create = screen.getByRole('button', { name: 'Create a Passkey' });
  expect(create.getAttribute('aria-busy')).toBe('true');
  await pass(8_000);
  await press('Cancel');
  expect(create.getAttribute('aria-busy')).not.toBe('true');
});

test('a passkey that is not created shows its failure, and can be tried again or skipped [B-PKEY-7]', async () => {
  const { press } = await shown({ registerPasskey: async () => failed({ type: 'passkey_not_created' }) });
  await press('Create a Passkey');
  expect(screen.getByRole('alert').textContent).toContain('Passkey not created.');
  expect(buttons()).toEqual(['Copy details', 'Create a Passkey', 'Skip']);
});

test('another account is named, and creates a passkey only after Try again [B-PKEY-15]', async () => {
  let person: Person = ada;
  const { press, calls } = await shown({ person: () => person });
  person = eve;
  await press('Create a Passkey');
  expect(withoutIsolates(screen.getByRole('alert').textContent)).toContain('You are now logged in as eve@example.com.');
  expect(text()).not.toContain('ada@example.com');
  expect(buttons()).toEqual(['Try again', 'Skip']);
  await press('Try again');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(text()).toContain('You are logged in as eve@example.com.');
  expect(calls.map(({ name }) => name)).not.toContain('registerPasskey');
});

test('a remembered session that is not confirmed is an error, and Try again checks it again', async () => {
  let isKnown = false;
  const { press } = await shown({
    person: () => (isKnown ? ada : undefined),
    isPersonCertain: () => isKnown,
    checkSession: async () => {
      isKnown = true;
      return failed({ type: 'broken' });
    },
  });
  expect(screen.queryByRole('button')).toBeNull();
  await pass(10_000);
  expect(heading()).toBe('Looks like there was an error!');
  expect(text()).toContain("We couldn't reach the server.");
  isKnown = true;
  await press('Try again');
  expect(text()).toContain('You are logged in as ada@example.com.');
});
