// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { useAtomValue } from 'jotai/react';
import { expect, test } from 'vitest';
import { failed } from '../core/provider/outcome';
import { fakeProvider } from '../core/testing/fake-provider';
import { renderedWith } from '../core/testing/rendered-with';
import { testStore } from '../core/testing/test-store';
import { otpAtom, passcodeForm } from '../otp';
import { ownCodeProof } from './proofs.actions';

const field = () => screen.getByRole('textbox', { name: 'One-time passcode' });

test('a code that is sent after a wrong one is not refused', async () => {
  const form = await passcodeForm.load();
  if (!form.ok) throw new Error('The form cannot be loaded.');
  const { PasscodeForm } = form.value;
  function Entry() {
    const otp = useAtomValue(otpAtom);
    return otp.status === 'sent' ? <PasscodeForm passcode={otp.passcode} /> : null;
  }
  const { provider } = fakeProvider({ verifyOtp: async () => failed({ type: 'otp_code_not_found' }) });
  const { store } = testStore(provider, { products: ['passwords'] });
  const send = ownCodeProof({ isWanted: () => true, show: () => undefined, accept: () => undefined });
  renderedWith(store, <Entry />);
  await act(() => store.set(send.startAtom, { channel: 'email', destination: 'ada@example.com', isOwn: true }));
  await act(async () => void fireEvent.change(field(), { target: { value: '123456' } }));
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await act(() => store.set(send.startAtom, { channel: 'sms', destination: '+12025550162', isOwn: true }));
  expect(field().getAttribute('aria-invalid')).not.toBe('true');
});
