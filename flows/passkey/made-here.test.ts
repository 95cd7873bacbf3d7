// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed, succeeded } from '../core/provider/outcome';
import { fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { touchPasskeyMadeHere, recallStorage, rememberMadeHere, rememberStorage } from './passkey-memory';
import { deletePasskeyAtom } from './passkey-changes.actions';
import { registerPasskey } from './passkey-registration.actions';

const answer = { user_id: 'user-1', webauthn_registration_id: 'passkey-1' };

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

/** A user signed in who makes a passkey at their account's page. */
function owner() {
  const { provider } = fakeProvider({ registerPasskey: async () => succeeded(answer) });
  return testStore(provider, { products: ['passwords', 'passkeys'] }).store;
}

test('a created passkey is remembered on this device, for its account, until it is deleted', async () => {
  const store = owner();
  await store.set(registerPasskey.startAtom);
  expect({
    hasPasskeyMadeHereUser1: touchPasskeyMadeHere('user-1'),
    hasPasskeyMadeHereUser2: touchPasskeyMadeHere('user-2'),
  }).toEqual({ hasPasskeyMadeHereUser1: true, hasPasskeyMadeHereUser2: false });
  await store.set(deletePasskeyAtom, { id: 'passkey-2', name: '' }, 'Another');
  expect(touchPasskeyMadeHere('user-1')).toBe(true);
  await store.set(deletePasskeyAtom, { id: 'passkey-1', name: '' }, 'This one');
  expect(touchPasskeyMadeHere('user-1')).toBe(false);
});

test('a passkey whose deletion was cancelled is still remembered as made on this device', async () => {
  const { provider } = fakeProvider({
    registerPasskey: async () => succeeded(answer),
    deletePasskey: async () => failed({ type: 'not_confirmed' }),
  });
  const { store } = testStore(provider, { products: ['passwords', 'passkeys'] });
  await store.set(registerPasskey.startAtom);
  rememberStorage('passkey-1', 'everywhere');
  await store.set(deletePasskeyAtom, { id: 'passkey-1', name: '' }, 'This one');
  expect({ isMadeHere: touchPasskeyMadeHere('user-1'), place: recallStorage('passkey-1') }).toEqual({
    isMadeHere: true,
    place: 'everywhere',
  });
});

test('an answer without ids is not remembered, and refused storage is no failure', () => {
  rememberMadeHere({ user_id: 'user-1' });
  expect(touchPasskeyMadeHere('user-1')).toBe(false);
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  rememberMadeHere(answer);
  blocked.mockRestore();
  expect(touchPasskeyMadeHere('user-1')).toBe(false);
});

test('a passkey of this device is forgotten after 30 days without a sign-in [B-OFFER-5]', () => {
  vi.useFakeTimers();
  const days = (count: number) => vi.advanceTimersByTime(count * 24 * 60 * 60 * 1_000);
  rememberMadeHere(answer);
  days(29);
  expect(touchPasskeyMadeHere('user-1')).toBe(true);
  days(29);
  expect(touchPasskeyMadeHere('user-1')).toBe(true);
  days(30);
  expect(touchPasskeyMadeHere('user-1')).toBe(false);
});
