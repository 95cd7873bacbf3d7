import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failed } from '../core/provider/outcome';
import { focusRequestAtom } from '../core/screen/screen.atoms';
import { fakeProvider } from '../core/testing/fake-provider';
import { renderedWith } from '../core/testing/rendered-with';
import { testStore } from '../core/testing/test-store';
import { resetPassword } from './password-reset.actions';
import { PasswordResetForm } from './password-reset-form.screen';
import { resetTokenAtom } from './password-reset.atoms';

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
