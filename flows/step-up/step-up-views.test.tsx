// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Outcome, succeeded } from '../core/provider/outcome';
import type { Answer, Provider } from '../core/provider/provider';
import { adasFactors, fakeProvider, later } from '../core/testing/fake-provider';
import { renderedWith } from '../core/testing/rendered-with';
import { testStore } from '../core/testing/test-store';
import { passcodeForm } from '../otp';
import { runAtom } from './step-up.atoms';
import { StepUpOverlay } from './step-up-views';

beforeEach(async () => {
  await passcodeForm.load();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const field = () => screen.getByRole('textbox', { name: 'One-time passcode' });

/** A user who has to confirm who they are, by any method. */
function atTheMethods(answers: Partial<Provider> = {}) {
  const { store, events } = testStore(fakeProvider(answers).provider, {
    products: ['otp'],
    otpOptions: { methods: ['email', 'sms'] },
  });
  const own = { ...adasFactors, hasPassword: true };
  store.set(runAtom, { reason: 'stale_factors', groups: 0, own, proved: [], end: () => undefined });
  renderedWith(store, <StepUpOverlay />);
  return events;
}

describe('a code after one by another channel', () => {
  test('a code that is sent after one that was sent twice was not sent again itself', async () => {
    atTheMethods();
    await press(/^Email a code/);
    await press('Resend code');
    expect(screen.getByRole('button', { name: 'Code sent' })).toBeDefined();
    await press('Back');
    await press(/^Text a code/);
    expect(screen.queryByRole('button', { name: 'Code sent' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Resend code' })).toBeDefined();
  });

  test('a code that turns out right after another one was sent is reported by its own channel [B-STEPUP-1]', async () => {
    const verdict = later<Outcome<Answer>>();
    const events = atTheMethods({ verifyOtp: () => verdict.promise });
    await press(/^Text a code/);
    await act(async () => void fireEvent.change(field(), { target: { value: '123456' } }));
    await press('Back');
    await press(/^Email a code/);
    await act(async () => verdict.settle(succeeded({ user_id: 'user-1' })));
    expect(events).toEqual([{ type: 'STEP_UP_COMPLETE', data: { factors: ['sms'] } }]);
  });
});

test('the password of a step-up is asked for with its account, for a password manager that knows several [B-STEPUP-2]', async () => {
  atTheMethods();
  await press('Use your password');
  const account = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  expect({ value: account.value, autoComplete: account.autocomplete, isLocked: account.readOnly }).toEqual({
    value: 'ada@example.com',
    autoComplete: 'username',
    isLocked: true,
  });
});
