import { act, render } from '@testing-library/react';
import { Provider } from 'jotai/react';
import { expect, test } from 'vitest';
import { failed, type Outcome } from '../core/provider/outcome';
import type { Answer } from '../core/provider/provider';
import { fakeProvider, later } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { verifyOtp } from './otp.actions';
import { sendOtp } from './send-otp.actions';
import { OtpTime } from './passcode-form';

test('the line below an alert changes only its text while a code is checked, so the alert is not lost [T-LIVE-8]', async () => {
  const verdict = later<Outcome<Answer>>();
  const { store } = testStore(fakeProvider({ verifyOtp: () => verdict.promise }).provider, {
    products: ['otp'],
    otpOptions: { methods: ['email'] },
  });
  await store.set(sendOtp.startAtom, { channel: 'email', destination: 'ada@example.com' });
  const { container } = render(
    <Provider store={store}>
      <OtpTime />
    </Provider>,
  );
  const line = container.querySelector('p');
  expect(line?.textContent).toMatch(/^Your code expires in /);
  act(() => void store.set(verifyOtp.startAtom, '000000'));
  expect(container.querySelector('p')).toBe(line);
  expect(line?.textContent).toBe('Verifying passcode...');
  await act(async () => verdict.settle(failed({ type: 'otp_code_not_found' })));
  expect(container.querySelector('p')).toBe(line);
  expect(line?.textContent).toMatch(/^Your code expires in /);
});
