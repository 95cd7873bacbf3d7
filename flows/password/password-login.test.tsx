// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failed } from '../core/provider/outcome';
import { failureViews } from '../core/request/failure.lazy';
import { fakeProvider } from '../core/testing/fake-provider';
import { renderedWith } from '../core/testing/rendered-with';
import { testStore } from '../core/testing/test-store';
import { PasswordLogin } from './password-create-or-login';
import { loginWithPassword } from './password.actions';

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
