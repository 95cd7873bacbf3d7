import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed } from '../core/provider/outcome';
import type { Provider } from '../core/provider/provider';
import { fakeProvider } from '../core/testing/fake-provider';
import { renderedWith } from '../core/testing/rendered-with';
import { testStore } from '../core/testing/test-store';
import { pendingProofAtom } from './second-factor.atoms';
import { RecoveryCode } from './second-factor.screens';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12, 0, 20) }));
afterEach(() => void vi.useRealTimers());

/** The screen RecoveryCode of a user with an app, where these calls fail. */
function asked(answers: Partial<Provider>) {
  const { provider } = fakeProvider(answers);
  const { store } = testStore(provider, { products: ['passwords'], secondFactorOptions: { when: 'required' } });
  store.set(pendingProofAtom, { userId: 'user-1', factors: [{ kind: 'app' }] });
  renderedWith(store, <RecoveryCode />);
}

/** Sends a code by the Enter key. */
async function send(code: string) {
  const field = screen.getByLabelText(/^Recovery code/);
  fireEvent.change(field, { target: { value: code } });
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });
  await act(async () => void (form && fireEvent.submit(form)));
}

test("a used code of the app in the field for a recovery code shows the time to the next, and another code's refusal does not [B-SECOND-3]", async () => {
  asked({
    authenticateTotp: async () => failed({ type: 'totp_code_already_authenticated' }),
    recoverTotp: async () => failed({ type: 'unable_to_authenticate_totp' }),
  });
  expect(screen.queryByRole('timer')).toBeNull();
  await send('123456');
  expect(screen.getByRole('timer').textContent).toBe('0:10');
  await send('ckss-2skx-ebow');
  expect(screen.queryByRole('timer')).toBeNull();
});
