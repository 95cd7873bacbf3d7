// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failed } from '../core/provider/outcome';
import { failureViews } from '../core/request/failure.lazy';
import { fakeProvider } from '../core/testing/fake-provider';
import { renderedWith } from '../core/testing/rendered-with';
import { testStore } from '../core/testing/test-store';
import { PasswordCreate, PasswordLogin } from './password-create-or-login';
import { createPassword, loginWithPassword } from './password.actions';

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
