// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failed, succeeded } from '../core/provider/outcome';
import { failureViews } from '../core/request/failure.lazy';
import { focusRequestAtom } from '../core/screen/screen.atoms';
import { fakeProvider, strongPassword } from '../core/testing/fake-provider';
import { renderedWith } from '../core/testing/rendered-with';
import { testStore } from '../core/testing/test-store';
import { PasswordCreate, PasswordLogin } from './password-create-or-login';
import { passwordAtom } from './password.atoms';
import { createPassword, loginWithPassword } from './password.actions';
import { PasswordCreateOrLogin } from './password.screens';
import { passwordUserAtom } from './password-user.atoms';

test('a reset mail that Continue sends and that fails is shown, also if the failure is about the password [B-FAIL-1]', async () => {
  await failureViews.load();
  const { provider } = fakeProvider({
    authenticatePassword: async () => failed({ type: 'reset_password' }),
    startPasswordReset: async () => failed({ type: 'no_user_password' }),
  });
  const { store, errors } = testStore(provider, {
    products: ['passwords'],
    passwordOptions: { resetPasswordRedirectURL: 'https://a.test/reset' },
  });
  renderedWith(store, <PasswordLogin email="ada@example.com" />);
  await act(() => store.set(loginWithPassword.startAtom, { email: 'ada@example.com', password: 'liverpool rain' }));
  expect(errors.map(({ type }) => type)).toContain('no_user_password');
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
});

test('typing another new password clears the refusal of the one that was sent [B-FAIL-1]', async () => {
  await failureViews.load();
  const { provider } = fakeProvider({ createPassword: async () => failed({ type: 'breached_password' }) });
  const { store } = testStore(provider, { products: ['passwords'] });
  renderedWith(store, <PasswordCreate email="ada@example.com" />);
  await act(() => store.set(createPassword.startAtom, { email: 'ada@example.com', password: 'liverpool rain' }));
  const field = screen.getByLabelText('New password');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field, { target: { value: 'liverpool rain on tuesday' } });
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
});

test('a new password that is refused as weak shows so at its field [B-PASS-12]', async () => {
  const { provider } = fakeProvider({ createPassword: async () => failed({ type: 'weak_password' }) });
  const { store } = testStore(provider, { products: ['passwords'] });
  renderedWith(store, <PasswordCreate email="ada@example.com" />);
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'liverpool rain' } });
  await act(() => store.set(createPassword.startAtom, { email: 'ada@example.com', password: 'liverpool rain' }));
  expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Choose a stronger password to continue.')).toBeDefined();
  expect(store.get(focusRequestAtom)).toEqual({ target: 'invalid' });
});

test.each(['zxcvbn', 'luds', 'none'] as const)(
  'a new password that has leaked shows so under the policy %s [B-PASS-8]',
  async (policy) => {
    const leaked = { ...strongPassword, policy, isValid: false, isBreached: true };
    const { provider } = fakeProvider({ checkPasswordStrength: async () => succeeded(leaked) });
    const { store } = testStore(provider, { products: ['passwords'] });
    renderedWith(store, <PasswordCreate email="ada@example.com" />);
    fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'liverpool rain' } });
    expect(await screen.findByText(/^This password may have been used on a different site/)).toBeDefined();
  },
);

test('a new account whose address is taken shows the form to log in, with the password [B-PASS-1]', async () => {
  await failureViews.load();
  const { provider } = fakeProvider({
    createPassword: async () => failed({ type: 'duplicate_email' }),
    authenticatePassword: async () => failed({ type: 'unauthorized_credentials' }),
  });
  const { store } = testStore(provider, { products: ['passwords'] });
  store.set(passwordUserAtom, { status: 'known', email: 'ada@example.com', type: 'new' });
  store.set(passwordAtom, 'liverpool rain');
  renderedWith(store, <PasswordCreateOrLogin />);
  await act(() => store.set(createPassword.startAtom, { email: 'ada@example.com', password: 'liverpool rain' }));
  expect(screen.getByRole('heading', { name: 'Log in' })).toBeDefined();
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  expect({ value: field.value, isInvalid: field.getAttribute('aria-invalid') }).toEqual({
    value: 'liverpool rain',
    isInvalid: 'true',
  });
});
