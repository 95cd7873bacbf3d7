import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import type { OtpChallenge } from '../core/provider/passcode-calls';
import type { Answer, Provider } from '../core/provider/provider';
import { failureViews } from '../core/request/failure.lazy';
import { screenAtom } from '../core/screen/screen.atoms';
import { renderedWith } from '../core/testing/rendered-with';
import { fakeProvider, later } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { pendingForEver } from '../core/testing/with-store';
import { OTPAuthenticate } from './otp.screens';
import type { OtpTarget } from './otp.atoms';
import { verifyOtp } from './otp.actions';
import { resendAgainAtom } from './otp-resend.atoms';
import { sendOtp } from './send-otp.actions';

beforeAll(() => failureViews.load());
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const toAda: OtpTarget = { channel: 'email', destination: 'ada@example.com' };
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'One-time passcode' });
const type = (code: string) => act(async () => void fireEvent.change(field(), { target: { value: code } }));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const isThere = (name: string) => screen.queryByRole('button', { name }) !== null;

function withNoCode(answers: Partial<Provider> = {}) {
  const { provider, calls } = fakeProvider(answers);
  const page = testStore(provider, { products: ['otp'], otpOptions: { methods: ['email', 'sms', 'whatsapp'] } });
  const sent = () => calls.map(({ name, request }) => [name, Reflect.get(Object(request), 'code')].join(' ').trim());
  return { ...page, sent };
}

/** A user to whom a code was sent, at the screen where it is entered. */
async function atTheCode(answers: Partial<Provider> = {}, target = toAda) {
  const page = withNoCode(answers);
  await page.store.set(sendOtp.startAtom, target);
  const { container } = renderedWith(page.store, <OTPAuthenticate />);
  return { ...page, seen: () => container.textContent };
}

// Columns: where a code was sent | what is said of it, and of the next one.
test.each<[OtpTarget, string, string]>([
  [toAda, 'A 6-digit passcode was sent to ada@example.com.', 'Email resent'],
  [{ channel: 'sms', destination: '+15550100' }, 'A 6-digit passcode was sent to +15550100.', 'Code resent'],
  [
    { channel: 'whatsapp', destination: '+15550100' },
    'A 6-digit passcode was sent to +15550100 on WhatsApp.',
    'Code resent',
  ],
])('a code sent by %j is confirmed with its destination', async (target, says, note) => {
  const { seen } = await atTheCode({}, target);
  expect(seen()).toContain(says);
  await press('Resend code');
  expect(screen.getAllByText(note).length).toBeGreaterThan(0);
});

test('the request for another code is one button, which shows its progress', async () => {
  const again = later<Outcome<OtpChallenge>>();
  const answers = [Promise.resolve(succeeded<OtpChallenge>({ methodId: 'method-1', answer: {} })), again.promise];
  const { sent } = await atTheCode({ sendOtp: () => answers.shift() ?? pendingForEver() });
  await press('Resend code');
  await press('Sending code');
  again.settle(succeeded({ methodId: 'method-2', answer: {} }));
  await pass(0);
  await press('Code sent');
  await pass(2_000);
  await press('Resend code in 0:10');
  await pass(9_000);
  await press('Resend code in 0:01');
  await pass(1_000);
  expect(sent()).toEqual(['sendOtp', 'sendOtp']);
  await press('Resend code');
  expect(sent()).toEqual(['sendOtp', 'sendOtp', 'sendOtp']);
});

// Columns: how the check failed | what is said in an alert, whether the same code can be sent again.
test.each([
  [{ type: 'otp_code_not_found' }, 'Invalid passcode, please try again.', false],
  [{ type: 'unreachable' }, "We couldn't reach the server. Check your connection and try again.", true],
  [{ type: 'user_lock_limit_reached' }, 'Too many failed authentication attempts. Please try again later.', true],
  [{ type: 'other', serverMessage: '<i>Closed</i>' }, '<i>Closed</i>', true],
] as const)('a refused code (%j) shows its reason, and another can be entered', async (error, says, isSentAgain) => {
  const verdicts: Outcome<Answer>[] = [failed(error)];
  const { sent, store } = await atTheCode({ verifyOtp: async () => verdicts.shift() ?? succeeded({}) });
  await type('123456');
  expect(screen.getByRole('alert').textContent).toContain(says);
  expect(field().value).toBe('123456');
  expect({ isThereVerify: isThere('Verify'), isInvalid: field().getAttribute('aria-invalid') === 'true' }).toEqual({
    isThereVerify: isSentAgain,
    isInvalid: !isSentAgain,
  });
  if (isSentAgain) await press('Verify');
  else await type('654321');
  expect(sent()).toEqual(['sendOtp', 'verifyOtp 123456', `verifyOtp ${isSentAgain ? '123456' : '654321'}`]);
  expect(store.get(screenAtom)).toBe('OTPConfirmation');
});

describe('a user who waits while a code is checked', () => {
  test('a user who waits while a code is checked cannot ask for another one', async () => {
    const { sent } = await atTheCode({ verifyOtp: pendingForEver });
    await type('123456');
    await press('Resend code');
    expect(sent()).toEqual(['sendOtp', 'verifyOtp 123456']);
  });

  test('a user who waits long for the check of a code may cancel, keeps the code, and sends it again by a button [B-OTP-5]', async () => {
    const { seen, sent } = await atTheCode({ verifyOtp: pendingForEver });
    await type('123456');
    expect(isThere('Verify')).toBe(false);
    await pass(8_000);
    expect(seen()).toContain('Still working...');
    await press('Cancel');
    expect({ value: field().value, fieldReadOnly: field().readOnly, isThereCancel: isThere('Cancel') }).toEqual({
      value: '123456',
      fieldReadOnly: false,
      isThereCancel: false,
    });
    await press('Verify');
    expect(sent()).toEqual(['sendOtp', 'verifyOtp 123456', 'verifyOtp 123456']);
  });

  test('a user who waits while a code is checked reads that it expired only after the check', async () => {
    const verdict = later<Outcome<Answer>>();
    const { seen } = await atTheCode({ verifyOtp: () => verdict.promise });
    await pass(299_000);
    await type('123456');
    await pass(2_000);
    expect(seen()).toContain('Verifying passcode...');
    expect(seen()).not.toContain('expired');
    verdict.settle(failed({ type: 'otp_code_not_found' }));
    await pass(0);
    expect(seen()).toContain('Your code has expired.');
    expect(seen()).not.toContain('Invalid passcode');
  });

  test('a user who asked for another code during a check is signed in by the first, if that was right', async () => {
    const [again, verdict] = [later<Outcome<OtpChallenge>>(), later<Outcome<Answer>>()];
    const answers = [Promise.resolve(succeeded<OtpChallenge>({ methodId: 'method-1', answer: {} })), again.promise];
    const { store, events } = await atTheCode({
      sendOtp: () => answers.shift() ?? pendingForEver(),
      verifyOtp: () => verdict.promise,
    });
    await press('Resend code');
    await type('123456');
    again.settle(succeeded({ methodId: 'method-2', answer: {} }));
    await pass(0);
    expect(field().value).toBe('');
    verdict.settle(succeeded({}));
    await pass(0);
    expect(store.get(screenAtom)).toBe('OTPConfirmation');
    expect(events.filter(({ type: name }) => name === 'AUTHENTICATE_FLOW_COMPLETE')).toHaveLength(1);
  });
});

test('digits that are typed while another code is being sent are of that one, and stay [B-OTP-7]', async () => {
  const again = later<Outcome<OtpChallenge>>();
  const answers = [Promise.resolve(succeeded<OtpChallenge>({ methodId: 'method-1', answer: {} })), again.promise];
  const { sent } = await atTheCode({ sendOtp: () => answers.shift() ?? pendingForEver() });
  await type('9');
  await press('Resend code');
  await type('12345');
  again.settle(succeeded({ methodId: 'method-2', answer: {} }));
  await pass(0);
  expect(field().value).toBe('12345');
  await type('123456');
  expect(sent().at(-1)).toBe('verifyOtp 123456');
});

test('digits that were typed before another code was asked for are cleared [B-OTP-7]', async () => {
  await atTheCode();
  await type('12345');
  await press('Resend code');
  expect(field().value).toBe('');
});

// Columns: what was typed before another code was asked for, and meanwhile.
test.each([
  ['12', '123'],
  ['123', '12'],
])(
  'digits (%s) that were only changed while another code is being sent (%s) are cleared [B-OTP-7]',
  async (before, after) => {
    const again = later<Outcome<OtpChallenge>>();
    const answers = [Promise.resolve(succeeded<OtpChallenge>({ methodId: 'method-1', answer: {} })), again.promise];
    await atTheCode({ sendOtp: () => answers.shift() ?? pendingForEver() });
    await type(before);
    await press('Resend code');
    await type(after);
    again.settle(succeeded({ methodId: 'method-2', answer: {} }));
    await pass(0);
    expect(field().value).toBe('');
  },
);

test.each([0, 300_000])(
  'a code that is refused while another one is being sent, after %d ms, is cleared [B-OTP-7]',
  async (time) => {
    const again = later<Outcome<OtpChallenge>>();
    const answers = [Promise.resolve(succeeded<OtpChallenge>({ methodId: 'method-1', answer: {} })), again.promise];
    await atTheCode({
      sendOtp: () => answers.shift() ?? pendingForEver(),
      verifyOtp: async () => failed({ type: 'otp_code_not_found' }),
    });
    await pass(time);
    await press('Resend code');
    await type('111111');
    again.settle(succeeded({ methodId: 'method-2', answer: {} }));
    await pass(0);
    expect({ value: field().value, isThereVerify: isThere('Verify') }).toEqual({ value: '', isThereVerify: false });
  },
);

test('a refused code is replaced by typing after it has expired too [B-OTP-5]', async () => {
  const { seen } = await atTheCode({ verifyOtp: async () => failed({ type: 'otp_code_not_found' }) });
  await type('000000');
  await pass(300_000);
  expect(seen()).toContain('Your code has expired.');
  expect(screen.queryByText('Invalid passcode', { exact: false })).toBeNull();
  field().setSelectionRange(6, 6);
  await type('0000001');
  expect(field().value).toBe('1');
});

test('an expired code clears the failure, hides Verify and offers another code', async () => {
  const { seen } = await atTheCode({ verifyOtp: async () => failed({ type: 'unreachable' }) });
  await type('123456');
  await pass(300_000);
  expect({ isThereVerify: isThere('Verify'), hasSeen: seen()?.includes('Your code has expired.') }).toEqual({
    isThereVerify: false,
    hasSeen: true,
  });
  await press('Resend code');
  expect({ value: field().value, alert: screen.queryByRole('alert') }).toEqual({ value: '', alert: null });
  expect(seen()).toContain('Your code expires in 5:00.');
});

test('without a sent code the screen is empty, and nothing is sent', async () => {
  const { store, sent } = withNoCode();
  const { container } = renderedWith(store, <OTPAuthenticate />);
  await act(async () => {
    await store.set(resendAgainAtom);
    await store.set(verifyOtp.startAtom, '123456');
  });
  expect({ text: container.textContent, sent: sent() }).toEqual({ text: '', sent: [] });
});
