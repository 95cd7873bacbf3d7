import { expect, test, vi } from 'vitest';
import { browserAtom } from '../core/host/browser.atoms';
import { type LoginPlace, loginPlaceAtom, returnToLoginAtom } from '../core/screen/login-place.atoms';
import { screenAtom } from '../core/screen/screen.atoms';
import { forgetSecretsAtom } from '../core/screen/secret.atoms';
import { failed, succeeded } from '../core/provider/outcome';
import { fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { startLoginLinkAtom, resetPassword } from './password-reset.actions';
import { resetTokenAtom } from './password-reset.atoms';

const config = { products: ['passwords'] as const };

test('a new password is set with the token of the link [B-RESET-3]', async () => {
  const { provider, calls } = fakeProvider();
  const { store, events } = testStore(provider, config);
  store.set(resetTokenAtom, { status: 'reset', token: 'token-1' });
  await store.set(resetPassword.startAtom, 'a new one');
  expect(calls).toEqual([
    { name: 'askedAddress' },
    { name: 'resetPassword', request: { token: 'token-1', password: 'a new one', sessionDurationMinutes: 30 } },
  ]);
  expect(store.get(screenAtom)).toBe('PasswordConfirmation');
  expect(events.map(({ type }) => type)).toEqual(['PASSWORD_RESET_BY_EMAIL', 'AUTHENTICATE_FLOW_COMPLETE']);
});

test('a spent link is shown, and signs no one in [B-RESET-3]', async () => {
  const { provider } = fakeProvider({ resetPassword: async () => failed({ type: 'unable_to_auth_magic_link' }) });
  const { store, events, errors } = testStore(provider, config);
  store.set(resetTokenAtom, { status: 'reset', token: 'spent' });
  await store.set(resetPassword.startAtom, 'a new one');
  expect(store.get(resetPassword.stateAtom)).toMatchObject({ error: { type: 'unable_to_auth_magic_link' } });
  expect(events).toEqual([]);
  expect(errors).toHaveLength(1);
});

test('a log-in link signs in at once', async () => {
  const { provider, calls } = fakeProvider({ person: () => undefined, hasSession: async () => succeeded(false) });
  const { store, events } = testStore(provider, config);
  store.set(resetTokenAtom, { status: 'login', token: 'token-1' });
  await store.set(startLoginLinkAtom);
  await vi.waitFor(() => expect(store.get(screenAtom)).toBe('PasswordConfirmation'));
  expect(calls[1]).toEqual({
    name: 'authenticateMagicLink',
    request: { token: 'token-1', sessionDurationMinutes: 30 },
  });
  expect(events.map(({ type }) => type)).toEqual(['MAGIC_LINK_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
});

// Columns: the place of the log-in | the address that the page leaves for, and the screen then.
test.each<[LoginPlace, string[], string]>([
  ['here', [], 'Main'],
  [new URL('https://app.example/login'), ['https://app.example/login'], 'PasswordResetForm'],
])('"Go to login" leads to the log-in: %s [B-RESET-3]', async (place, addresses, screen) => {
  const { store } = testStore(fakeProvider().provider, config);
  const left: string[] = [];
  store.set(browserAtom, {
    leave: ({ href }) => void left.push(href),
    back: () => undefined,
    canGoBack: () => true,
    show: () => undefined,
  });
  store.set(screenAtom, 'PasswordResetForm');
  store.set(loginPlaceAtom, place);
  await store.set(returnToLoginAtom);
  expect({ left, screen: store.get(screenAtom) }).toEqual({ left: addresses, screen });
});

test('a link without a token sends nothing [B-RESET-3]', async () => {
  const { provider, calls } = fakeProvider();
  const { store } = testStore(provider, config);
  await store.set(resetPassword.startAtom, 'a new one');
  expect(calls).toEqual([]);
});

test('a page in the back-forward cache keeps no token, nor does a signed-in one [T-SECRET-3]', async () => {
  const { provider } = fakeProvider();
  const { store } = testStore(provider, config);
  store.set(resetTokenAtom, { status: 'reset', token: 'token-1' });
  store.set(forgetSecretsAtom);
  expect(store.get(resetTokenAtom)).toEqual({ status: 'missing' });
  store.set(resetTokenAtom, { status: 'reset', token: 'token-2' });
  await store.set(resetPassword.startAtom, 'a new one');
  expect(store.get(resetTokenAtom)).toEqual({ status: 'missing' });
});
