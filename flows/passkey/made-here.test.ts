// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { succeeded } from '../core/provider/outcome';
import { fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { hasPasskeyMadeHere, rememberMadeHere } from './made-here';
import { deletePasskeyAtom } from './passkey-changes.atoms';
import { registerPasskey } from './passkey.actions';

const answer = { user_id: 'user-1', webauthn_registration_id: 'passkey-1' };

beforeEach(() => localStorage.clear());

/** Somebody signed in who makes a passkey at their account's page. */
function owner() {
  const { provider } = fakeProvider({ registerPasskey: async () => succeeded(answer) });
  return testStore(provider, { products: ['passwords', 'passkeys'] }).store;
}

test('a passkey that somebody makes is remembered on this device, for them alone, until they delete it', async () => {
  const store = owner();
  await store.set(registerPasskey.startAtom);
  expect([hasPasskeyMadeHere('user-1'), hasPasskeyMadeHere('user-2')]).toEqual([true, false]);
  await store.set(deletePasskeyAtom, { id: 'passkey-2', name: '' }, 'Another');
  expect(hasPasskeyMadeHere('user-1')).toBe(true);
  await store.set(deletePasskeyAtom, { id: 'passkey-1', name: '' }, 'This one');
  expect(hasPasskeyMadeHere('user-1')).toBe(false);
});

test('an answer that does not say what was made is not remembered, and a browser that keeps nothing fails nobody', () => {
  rememberMadeHere({ user_id: 'user-1' });
  expect(hasPasskeyMadeHere('user-1')).toBe(false);
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  rememberMadeHere(answer);
  blocked.mockRestore();
  expect(hasPasskeyMadeHere('user-1')).toBe(false);
});
