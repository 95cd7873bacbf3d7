import { expect, test } from 'vitest';
import { screenAtom } from '../core/screen/screen.atoms';
import { forgetSecretsAtom } from '../core/screen/secret.atoms';
import { failed, succeeded } from '../core/provider/outcome';
import { fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { followLinkAtom, resetPassword } from './password-reset.actions';
import { resetTokenAtom } from './password-reset.atoms';

const config = { products: ['passwords'] as const };

test('a person sets a new password with the token of their link [B-RESET-3]', async () => {
  const { provider, calls } = fakeProvider();
  const { store, events } = testStore(provider, config);
  store.set(resetTokenAtom, { status: 'reset', token: 'token-1' });
  await store.set(resetPassword.startAtom, 'a new one');
  expect(calls).toEqual([
    { name: 'resetPassword', request: { token: 'token-1', password: 'a new one', sessionDurationMinutes: 30 } },
  ]);
  expect(store.get(screenAtom)).toBe('PasswordConfirmation');
  expect(events.map(({ type }) => type)).toEqual(['PASSWORD_RESET_BY_EMAIL', 'AUTHENTICATE_FLOW_COMPLETE']);
});

test('a person whose link is spent is told so, and has not signed in [B-RESET-3]', async () => {
  const { provider } = fakeProvider({ resetPassword: async () => failed({ type: 'unable_to_auth_magic_link' }) });
  const { store, events, errors } = testStore(provider, config);
  store.set(resetTokenAtom, { status: 'reset', token: 'spent' });
  await store.set(resetPassword.startAtom, 'a new one');
  expect(store.get(resetPassword.stateAtom)).toMatchObject({ error: { type: 'unable_to_auth_magic_link' } });
  expect(events).toEqual([]);
  expect(errors).toHaveLength(1);
});

test('a person with a log-in link is in at once', async () => {
  const { provider, calls } = fakeProvider({ person: () => undefined, hasSession: async () => succeeded(false) });
  const { store, events } = testStore(provider, config);
  store.set(resetTokenAtom, { status: 'login', token: 'token-1' });
  await store.set(followLinkAtom);
  expect(calls[0]).toEqual({
    name: 'authenticateMagicLink',
    request: { token: 'token-1', sessionDurationMinutes: 30 },
  });
  expect(events.map(({ type }) => type)).toEqual(['AUTHENTICATE_FLOW_COMPLETE']);
});

test('a person whose link lost its token sends nothing [B-RESET-3]', async () => {
  const { provider, calls } = fakeProvider();
  const { store } = testStore(provider, config);
  await store.set(resetPassword.startAtom, 'a new one');
  expect(calls).toEqual([]);
});

test('a person whose page goes into the back-forward cache leaves no token behind, nor does one who is in [T-SECRET-3]', async () => {
  const { provider } = fakeProvider();
  const { store } = testStore(provider, config);
  store.set(resetTokenAtom, { status: 'reset', token: 'token-1' });
  store.set(forgetSecretsAtom);
  expect(store.get(resetTokenAtom)).toEqual({ status: 'missing' });
  store.set(resetTokenAtom, { status: 'reset', token: 'token-2' });
  await store.set(resetPassword.startAtom, 'a new one');
  expect(store.get(resetTokenAtom)).toEqual({ status: 'missing' });
});
