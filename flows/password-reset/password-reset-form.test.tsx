import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failed } from '../core/provider/outcome';
import type { Person } from '../core/provider/provider';
import { loginPlaceAtom } from '../core/screen/login-place.atoms';
import { focusRequestAtom } from '../core/screen/screen.atoms';
import { fakeProvider } from '../core/testing/fake-provider';
import { renderedWith } from '../core/testing/rendered-with';
import { testStore } from '../core/testing/test-store';
import { resetPassword } from './password-reset.actions';
import { PasswordResetForm } from './password-reset-form.screen';
import { linkHoldAtom, resetTokenAtom } from './password-reset.atoms';

test('a reset that is refused as weak shows so at the field, which keeps the password [B-PASS-12]', async () => {
  const { provider } = fakeProvider({ resetPassword: async () => failed({ type: 'weak_password' }) });
  const { store } = testStore(provider, { products: ['passwords'] });
  store.set(resetTokenAtom, { status: 'reset', token: 'token' });
  renderedWith(store, <PasswordResetForm />);
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'ada lovelace' } });
  await act(() => store.set(resetPassword.startAtom, 'ada lovelace'));
  const field = screen.getByLabelText<HTMLInputElement>('New password');
  expect({ value: field.value, isInvalid: field.getAttribute('aria-invalid') }).toEqual({
    value: 'ada lovelace',
    isInvalid: 'true',
  });
  expect(screen.getByText('Choose a stronger password to continue.')).toBeDefined();
  expect(store.get(focusRequestAtom)).toEqual({ target: 'invalid' });
});

// Columns: the failure | whether the link may be tried again.
test.each([
  ['unable_to_auth_magic_link', false],
  ['other_browser', false],
  ['unreachable', true],
] as const)(
  'a reset that fails with %s keeps its form only if the link may still work (%s) [B-RESET-3]',
  async (type, isKept) => {
    const { provider } = fakeProvider({ resetPassword: async () => failed({ type }) });
    const { store } = testStore(provider, { products: ['passwords'] });
    store.set(resetTokenAtom, { status: 'reset', token: 'token' });
    store.set(loginPlaceAtom, 'here');
    renderedWith(store, <PasswordResetForm />);
    await act(() => store.set(resetPassword.startAtom, 'a new one'));
    expect({
      hasForm: screen.queryByLabelText('New password') !== null,
      hasLogin: screen.queryByRole('button', { name: 'Go to login' }) !== null,
    }).toEqual({ hasForm: isKept, hasLogin: !isKept });
  },
);

test('the question about the account gives way to a link that waits for a press once the account is logged out [B-RESET-5]', async () => {
  let person: Person | undefined = { userId: 'user-1', account: 'ada@example.com' };
  const watchers = new Set<() => void>();
  const { provider, calls } = fakeProvider({
    person: () => person,
    watchPerson: (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  });
  const { store } = testStore(provider, { products: ['passwords'] });
  store.set(resetTokenAtom, { status: 'login', token: 'token' });
  store.set(linkHoldAtom, 'answer');
  renderedWith(store, <PasswordResetForm />);
  expect(screen.getByRole('button', { name: 'Stay in this account' })).toBeDefined();
  person = undefined;
  act(() => [...watchers].forEach((update) => update()));
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined();
  expect({ calls, kept: store.get(resetTokenAtom) }).toEqual({ calls: [], kept: { status: 'login', token: 'token' } });
});
