import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider as StoreProvider } from 'jotai/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Person, Provider } from '../core/provider/provider';
import { failureViews } from '../core/request/failure.lazy';
import { screenAtom } from '../core/screen/screen.atoms';
import { fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { withoutIsolates } from '../core/testing/words-of';
import { findRegistrantAtom, registrant } from '../passkey';
import { PasskeyOffer } from './passkey-offer.screen';

beforeEach(async () => {
  localStorage.clear();
  await failureViews.load();
  vi.useFakeTimers();
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
});

const ada: Person = { userId: 'user-1', account: 'ada@example.com' };
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The offer as it is shown to Ada. */
function offered(answers: Partial<Provider> = {}) {
  const page = testStore(fakeProvider({ person: () => ada, ...answers }).provider, { products: ['passkeys'] });
  page.store.set(registrant.provideAtom, ada);
  page.store.set(screenAtom, 'PasskeyOffer');
  const show = () =>
    render(
      <StoreProvider store={page.store}>
        <PasskeyOffer />
      </StoreProvider>,
    );
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await pass(1_000);
  };
  return { ...page, show, press };
}
const text = () => withoutIsolates(screen.getByRole('region').textContent);
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('the offer names the account, explains passkeys, and continues with either button [B-OFFER-2] [B-OFFER-4]', () => {
  offered().show();
  expect(screen.getByRole('heading').textContent).toBe('Log in faster next time');
  expect(text()).toContain('You are logged in as ada@example.com.');
  expect(text()).toContain('A Passkey lets you log in with your fingerprint');
  expect(buttons()).toEqual(['Create a Passkey', 'Not now']);
});

test.each(['Create a Passkey', 'Not now'])('%s leads to the confirmation [B-OFFER-2]', async (name) => {
  const { store, show, press, events } = offered();
  show();
  await press(name);
  expect(store.get(screenAtom)).toBe('PasswordConfirmation');
  expect(events.map(({ type }) => type)).toEqual(name === 'Not now' ? [] : ['PASSKEY_REGISTER']);
});

test('a passkey that is being made keeps its button busy, and offers Cancel after eight seconds', async () => {
  const { show, press } = offered({ registerPasskey: () => new Promise(() => undefined) });
  show();
  await press('Create a Passkey');
  expect(screen.getByRole('button', { name: 'Create a Passkey' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await pass(8_000);
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDefined();
});

test('an account that has signed in since is named, and gets no passkey [B-OFFER-4]', async () => {
  let person: Person = ada;
  const { show, press } = offered({ person: () => person });
  show();
  person = { userId: 'user-2', account: 'eve@example.com' };
  await press('Create a Passkey');
  expect(withoutIsolates(screen.getByRole('alert').textContent)).toContain('You are now logged in as eve@example.com.');
  expect(text()).not.toContain('ada@example.com');
  expect(buttons()).toEqual(['Not now']);
});

test('an account that is still being checked is not named', () => {
  const { store, show } = offered({ isPersonCertain: () => false, person: () => undefined });
  void store.set(findRegistrantAtom);
  show();
  expect(text()).not.toContain('You are logged in');
});
