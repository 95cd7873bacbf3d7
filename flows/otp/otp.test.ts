import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcementAtom } from '../core/words/announce.atoms';
import type { Config } from '../core/config/config';
import { goBackAtom, screenAtom } from '../core/screen/screen.atoms';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import type { OtpChallenge } from '../core/provider/passcode-calls';
import type { Answer } from '../core/provider/provider';
import { fakeProvider, later } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { toastsAtom } from '../core/toast/toast.atoms';
import { assumePasskeySupportAtom } from '../passkey';
import { passkeyOffer } from '../passkey-offer/passkey-offer.lazy';
import { acceptPasscodeAtom, codeAtom, otpAtom } from './otp.atoms';
import { isExpiredAtom, secondsLeftAtom } from './otp-expiry.atoms';
import { resendAgainAtom, resendAtom, resendOtp } from './otp-resend.atoms';
import { ownPasscodeAtom } from './own-passcode.atoms';
import { sendOtp } from './send-otp.actions';
import { typeCodeAtom, verifyOtp } from './otp.actions';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const config: Config = {
  products: ['otp'],
  otpOptions: { methods: ['email'], loginTemplateId: 'login', signupTemplateId: 'signup', locale: 'es' },
};
const toAda = { channel: 'email', destination: 'ada@example.com' } as const;

async function atTheCode(answers: Parameters<typeof fakeProvider>[0] = {}) {
  const { provider, calls, logged } = fakeProvider(answers);
  const setUp = testStore(provider, config);
  await setUp.store.set(sendOtp.startAtom, toAda);
  const stops = [secondsLeftAtom, resendAtom, codeAtom].map((watched) => setUp.store.sub(watched, () => undefined));
  const leave = () => stops.forEach((stop) => stop());
  return { ...setUp, calls, logged, leave };
}

test('a sent code opens the screen where it is entered [B-OTP-1] [B-CALL-4]', async () => {
  const { store, calls, events, logged } = await atTheCode();
  expect(store.get(screenAtom)).toBe('OTPAuthenticate');
  expect(calls).toEqual([
    {
      name: 'sendOtp',
      request: { ...toAda, expirationMinutes: 5, loginTemplateId: 'login', signupTemplateId: 'signup', locale: 'es' },
    },
  ]);
  expect(events).toEqual([{ type: 'OTP_LOGIN_OR_CREATE', data: { method_id: 'method-1' } }]);
  expect(logged).toEqual([{ name: 'email_sent', request: { email: 'ada@example.com', type: 'login_or_create_otp' } }]);
});

test('a log-in with a code may offer a passkey [B-OFFER-1]', async () => {
  vi.useRealTimers();
  await passkeyOffer.load();
  const { provider } = fakeProvider();
  const { store } = testStore(provider, {
    ...config,
    products: ['otp', 'passkeys'],
    passkeyOptions: { offerAfterSignIn: 'ask' },
  });
  store.set(assumePasskeySupportAtom, { canUse: true, canAutofill: false });
  await store.set(sendOtp.startAtom, toAda);
  await store.set(verifyOtp.startAtom, '123456');
  expect(store.get(screenAtom)).toBe('PasskeyOffer');
});

test('a right code signs in and completes the flow once [B-CALL-1]', async () => {
  const { store, calls, events } = await atTheCode();
  await store.set(verifyOtp.startAtom, '123456');
  expect(store.get(screenAtom)).toBe('OTPConfirmation');
  expect(calls.at(-1)).toEqual({
    name: 'verifyOtp',
    request: { code: '123456', methodId: 'method-1', sessionDurationMinutes: 30 },
  });
  expect(events.map(({ type }) => type)).toEqual([
    'OTP_LOGIN_OR_CREATE',
    'OTP_AUTHENTICATE',
    'AUTHENTICATE_FLOW_COMPLETE',
  ]);
});

test('a wrong code is refused until the user types again', async () => {
  const { store, errors } = await atTheCode({ verifyOtp: async () => failed({ type: 'otp_code_not_found' }) });
  store.set(typeCodeAtom, '123456');
  await store.set(verifyOtp.startAtom, '123456');
  expect(store.get(verifyOtp.stateAtom)).toMatchObject({ status: 'failed', error: { type: 'otp_code_not_found' } });
  expect(store.get(codeAtom)).toBe('123456');
  expect(errors).toHaveLength(1);
  store.set(typeCodeAtom, '2');
  expect(store.get(verifyOtp.stateAtom)).toEqual({ status: 'idle' });
});

test('a refusal that comes after going back is not shown [B-SCREEN-2]', async () => {
  const verdict = later<Outcome<Answer>>();
  const { store } = await atTheCode({ verifyOtp: () => verdict.promise });
  const verifying = store.set(verifyOtp.startAtom, '123456');
  await store.set(goBackAtom);
  verdict.settle(failed({ type: 'otp_code_not_found' }));
  await verifying;
  expect(store.get(verifyOtp.stateAtom)).toEqual({ status: 'idle' });
  expect(store.get(screenAtom)).toBe('Main');
});

test('the time left is announced at the start, at a minute, at half a minute and at the end: four times [B-SAY-1]', async () => {
  const { store } = await atTheCode();
  const spoken = [store.get(announcementAtom).text];
  const stop = store.sub(announcementAtom, () => {
    const { text } = store.get(announcementAtom);
    if (text) spoken.push(text);
  });
  await vi.advanceTimersByTimeAsync(301_000);
  stop();
  expect(spoken).toEqual([
    'Your code expires in 5 minutes.',
    'Your code expires in 1 minute.',
    'Your code expires in 30 seconds. To get more time, use “Resend code”.',
    'Your code has expired.',
  ]);
});

test('a tab that slept past the minute announces the time left alone [T-RACE-4]', async () => {
  const { store } = await atTheCode();
  const spoken: unknown[] = [];
  store.sub(announcementAtom, () => {
    const { text } = store.get(announcementAtom);
    if (text) spoken.push(text);
  });
  const wake = performance.now() + 280_000;
  const slept = vi.spyOn(performance, 'now').mockImplementation(() => wake);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(store.get(secondsLeftAtom)).toBe(20);
  expect(spoken).toEqual(['Your code expires in 20 seconds. To get more time, use “Resend code”.']);
  slept.mockRestore();
});

test('a tab that slept four minutes announces one minute, once [B-OTP-3] [T-RACE-4]', async () => {
  const { store } = await atTheCode();
  const serial = store.get(announcementAtom).serial;
  vi.setSystemTime(Date.now());
  const wake = performance.now() + 240_000;
  const slept = vi.spyOn(performance, 'now').mockImplementation(() => wake);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(store.get(secondsLeftAtom)).toBe(60);
  expect(store.get(announcementAtom)).toEqual({ text: 'Your code expires in 1 minute.', serial: serial + 1 });
  slept.mockRestore();
});

test('a clock that is set forward or back leaves a valid time, and another code can be sent [T-RACE-13]', async () => {
  const { store } = await atTheCode();
  await vi.advanceTimersByTimeAsync(60_000);
  const started = Date.now();
  for (const hours of [-24, -1, 0]) {
    vi.setSystemTime(started + hours * 3_600_000);
    await vi.advanceTimersByTimeAsync(1_000);
    const left = store.get(secondsLeftAtom);
    expect(left).toBeGreaterThan(230);
    expect(left).toBeLessThanOrEqual(300);
  }
  // A clock that is set forward looks like a device that slept: the code may have expired, and another can be
  // requested.
  vi.setSystemTime(started + 3_600_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(store.get(secondsLeftAtom)).toBe(0);
  await store.set(resendAgainAtom);
  expect(store.get(secondsLeftAtom)).toBe(300);
});

test('the timer stops when the code has expired, and without a subscriber [B-OTP-3] [T-LOAD-2]', async () => {
  const { store, leave } = await atTheCode();
  await vi.advanceTimersByTimeAsync(310_000);
  expect(store.get(isExpiredAtom)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
  await store.set(resendAgainAtom);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  leave();
  expect(vi.getTimerCount()).toBe(0);
});

test('a code that expired during its check is shown as expired, and nothing else [B-OTP-8] [T-RACE-3]', async () => {
  const verdict = later<Outcome<Answer>>();
  const { store } = await atTheCode({ verifyOtp: () => verdict.promise });
  await vi.advanceTimersByTimeAsync(299_000);
  const verifying = store.set(verifyOtp.startAtom, '123456');
  await vi.advanceTimersByTimeAsync(2_000);
  verdict.settle(failed({ type: 'otp_code_not_found' }));
  await verifying;
  expect(store.get(verifyOtp.stateAtom)).toEqual({ status: 'idle' });
});

test.each(['otp_code_not_found', 'invalid_code'] as const)(
  'a code that is entered after it has expired (%s) is announced as expired, once [B-OTP-8]',
  async (type) => {
    const { store } = await atTheCode({ verifyOtp: async () => failed({ type }) });
    await vi.advanceTimersByTimeAsync(310_000);
    const { serial } = store.get(announcementAtom);
    await store.set(verifyOtp.startAtom, '123456');
    expect(store.get(verifyOtp.stateAtom)).toEqual({ status: 'idle' });
    expect(store.get(announcementAtom)).toEqual({ text: 'Your code has expired.', serial: serial + 1 });
  },
);

test('a code that expires during its check is announced as expired once [B-OTP-8]', async () => {
  const verdict = later<Outcome<Answer>>();
  const { store } = await atTheCode({ verifyOtp: () => verdict.promise });
  await vi.advanceTimersByTimeAsync(299_000);
  const verifying = store.set(verifyOtp.startAtom, '123456');
  await vi.advanceTimersByTimeAsync(2_000);
  const { serial } = store.get(announcementAtom);
  verdict.settle(failed({ type: 'otp_code_not_found' }));
  await verifying;
  expect(store.get(announcementAtom)).toEqual({ text: 'Your code has expired.', serial });
});

test('a late success of the code of a log-in is no answer to the question for a second factor [B-SECOND-1]', async () => {
  const verdict = later<Outcome<Answer>>();
  const { store, events } = await atTheCode({ verifyOtp: () => verdict.promise });
  const onRight = vi.fn();
  void store.set(verifyOtp.startAtom, '123456');
  await store.set(goBackAtom);
  store.set(ownPasscodeAtom, { onRight });
  store.set(acceptPasscodeAtom, { methodId: 'own', answer: {} }, { ...toAda, isOwn: true });
  verdict.settle(succeeded({ user_id: 'user-1' }));
  await vi.advanceTimersByTimeAsync(0);
  expect(onRight).not.toHaveBeenCalled();
  expect(events.map(({ type }) => type)).toContain('OTP_AUTHENTICATE');
});

test('a late success of one own code is answered as that code, not as the one that was sent since [B-STEPUP-1]', async () => {
  const verdict = later<Outcome<Answer>>();
  const { store } = await atTheCode({ verifyOtp: () => verdict.promise });
  const byText = { onRight: vi.fn() };
  const byEmail = { onRight: vi.fn() };
  store.set(ownPasscodeAtom, byText);
  store.set(acceptPasscodeAtom, { methodId: 'own', answer: {} }, { ...toAda, isOwn: true });
  void store.set(verifyOtp.startAtom, '123456');
  store.set(verifyOtp.cancelAtom);
  store.set(ownPasscodeAtom, byEmail);
  verdict.settle(succeeded({ user_id: 'user-1' }));
  await vi.advanceTimersByTimeAsync(0);
  expect(byEmail.onRight).not.toHaveBeenCalled();
  expect(byText.onRight).toHaveBeenCalledWith({ user_id: 'user-1' });
});

test('another code is sent and confirmed once, and the next one needs a wait [B-OTP-6]', async () => {
  let sent = 0;
  const sendAgain = async () => succeeded<OtpChallenge>({ methodId: `method-${(sent += 1)}`, answer: {} });
  const { store, calls } = await atTheCode({ sendOtp: sendAgain });
  await store.set(resendAgainAtom);
  await store.set(resendAgainAtom);
  expect(calls.map(({ request }) => request)).toEqual([calls[0]?.request, calls[0]?.request]);
  expect(store.get(otpAtom)).toMatchObject({ passcode: { methodId: 'method-2' } });
  expect(store.get(toastsAtom).map(({ text }) => text)).toEqual(['Email resent']);
  expect(store.get(resendAtom)).toEqual({ status: 'sent' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(store.get(resendAtom)).toEqual({ status: 'waiting', secondsLeft: 10 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(store.get(resendAtom)).toEqual({ status: 'initial' });
});

test('digits of an older code are cleared when a host sends another one by the public action [B-OTP-7]', async () => {
  const { store } = await atTheCode();
  store.set(typeCodeAtom, '12345');
  await store.set(resendOtp.startAtom, toAda);
  expect(store.get(codeAtom)).toBe('');
});

test('when a new code cannot be sent the old one keeps its time [B-OTP-6] [T-RACE-12]', async () => {
  let answer: Outcome<OtpChallenge> = succeeded({ methodId: 'method-1', answer: {} });
  const { store } = await atTheCode({ sendOtp: async () => answer });
  await vi.advanceTimersByTimeAsync(60_000);
  answer = failed({ type: 'unreachable' });
  await store.set(resendAgainAtom);
  expect(store.get(secondsLeftAtom)).toBe(240);
  expect(store.get(resendAtom)).toEqual({ status: 'initial' });
  expect(store.get(resendOtp.stateAtom)).toMatchObject({ status: 'failed', error: { type: 'unreachable' } });
});

test('a code for another address was not sent again, and the next one needs no wait [B-OTP-6]', async () => {
  const { store } = await atTheCode();
  await store.set(resendAgainAtom);
  expect(store.get(resendAtom)).toEqual({ status: 'sent' });
  await store.set(goBackAtom);
  await store.set(sendOtp.startAtom, { channel: 'email', destination: 'bob@example.com' });
  expect({ resend: store.get(resendAtom), toasts: store.get(toastsAtom) }).toEqual({
    resend: { status: 'initial' },
    toasts: [],
  });
  await store.set(resendAgainAtom);
  expect(store.get(resendAtom)).toEqual({ status: 'sent' });
});
