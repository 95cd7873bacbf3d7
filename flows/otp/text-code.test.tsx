import { StrictMode } from 'react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Config } from '../core/config/config';
import { failed, succeeded } from '../core/provider/outcome';
import { goBackAtom, screenAtom } from '../core/screen/screen.atoms';
import { fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { codeAtom } from './otp.atoms';
import { OTPAuthenticate } from './otp.screens';
import { typeCodeAtom } from './otp.actions';
import { resendOtp } from './otp-resend.atoms';
import { sendOtp } from './send-otp.actions';

afterEach(() => vi.unstubAllGlobals());

type Answers = Parameters<typeof fakeProvider>[0];
const toAda = { channel: 'sms', destination: '+15550100' } as const;

/** A browser that reads text messages: each wait for one, how it is answered, and whether it has ended. */
function readingBrowser() {
  const waits: { signal: AbortSignal; text(code: unknown): void; refuse(): void }[] = [];
  vi.stubGlobal('OTPCredential', () => undefined);
  vi.stubGlobal('navigator', {
    language: 'en',
    credentials: {
      get: (request: { otp: unknown; signal: AbortSignal }) =>
        new Promise((resolve, reject) => {
          expect(request.otp).toEqual({ transport: ['sms'] });
          const refuse = () => reject(new DOMException('No', 'AbortError'));
          request.signal.addEventListener('abort', refuse);
          waits.push({ signal: request.signal, text: (code) => resolve({ type: 'otp', code }), refuse });
        }),
    },
  });
  return waits;
}

async function atTheCode(answers: Answers = {}, otp: Partial<NonNullable<Config['otpOptions']>> = {}) {
  const { provider, calls } = fakeProvider(answers);
  const otpOptions = { methods: ['sms', 'whatsapp', 'email'] as const, webOTP: true, ...otp };
  const setUp = testStore(provider, { products: ['otp'], otpOptions });
  const begin = async (target: Parameters<typeof sendOtp.startAtom.write>[2] = toAda) => {
    await setUp.store.set(sendOtp.startAtom, target);
    const shown = render(
      <StrictMode>
        <Provider store={setUp.store}>
          <OTPAuthenticate />
        </Provider>
      </StrictMode>,
    );
    await new Promise((resolve) => setTimeout(resolve));
    return shown;
  };
  const sent = () =>
    calls.filter(({ name }) => name === 'verifyOtp').map(({ request }) => Reflect.get(Object(request), 'code'));
  return { ...setUp, begin, sent };
}

test('the code of a text message is filled in and checked, and requested once [B-OTP-10]', async () => {
  const waits = readingBrowser();
  const { store, begin, sent } = await atTheCode();
  await begin();
  expect(waits).toHaveLength(1);
  waits[0]?.text('123456');
  await vi.waitFor(() => expect(store.get(screenAtom)).toBe('OTPConfirmation'));
  expect(sent()).toEqual(['123456']);
});

test('a text message does not overwrite a code that is being typed [B-OTP-10]', async () => {
  const waits = readingBrowser();
  const { store, begin, sent } = await atTheCode();
  await begin();
  store.set(typeCodeAtom, '98');
  waits[0]?.text('123456');
  await new Promise((resolve) => setTimeout(resolve));
  expect(store.get(codeAtom)).toBe('98');
  expect(sent()).toEqual([]);
});

test('a refused code is replaced by the one of the message', async () => {
  const waits = readingBrowser();
  const verifyOtp = vi.fn(async () => succeeded({}));
  const { store, begin, sent } = await atTheCode({
    verifyOtp: async ({ code }) => (code === '123456' ? verifyOtp() : failed({ type: 'otp_code_not_found' })),
  });
  const { getByRole } = await begin();
  await userEvent.type(getByRole('textbox'), '000000');
  await vi.waitFor(() => expect(sent()).toEqual(['000000']));
  waits[0]?.text('123456');
  await vi.waitFor(() => expect(store.get(screenAtom)).toBe('OTPConfirmation'));
});

test("leaving the screen, or the unmount, aborts the browser's request [B-OTP-10]", async () => {
  const waits = readingBrowser();
  const { store, begin, unmount } = await atTheCode();
  const screen = await begin();
  await store.set(goBackAtom);
  expect(waits[0]?.signal.aborted).toBe(true);
  screen.unmount();
  await begin();
  unmount();
  expect(waits.map(({ signal }) => signal.aborted)).toEqual([true, true]);
});

test('another passcode is waited for again, also after the first request was refused', async () => {
  const waits = readingBrowser();
  const { store, begin } = await atTheCode();
  await begin();
  waits[0]?.refuse();
  await store.set(resendOtp.startAtom, toAda);
  await vi.waitFor(() => expect(waits).toHaveLength(2));
  waits[1]?.text('123456');
  await vi.waitFor(() => expect(store.get(screenAtom)).toBe('OTPConfirmation'));
});

test.each(['12345', '1234567', '12345a', '<b>123', 123_456, undefined, { code: '1' }])(
  'a browser that reads %j has read no code [T-TEXT-12]',
  async (code) => {
    const waits = readingBrowser();
    const { store, begin, sent } = await atTheCode();
    await begin();
    waits[0]?.text(code);
    await new Promise((resolve) => setTimeout(resolve));
    expect([store.get(codeAtom), ...sent()]).toEqual(['']);
  },
);

test("the browser is asked only with the host's option, and for text messages alone", async () => {
  const waits = readingBrowser();
  await (await atTheCode({}, { webOTP: false })).begin();
  await (await atTheCode()).begin({ channel: 'email', destination: 'ada@example.com' });
  await (await atTheCode()).begin({ channel: 'whatsapp', destination: '+15550100' });
  expect(waits).toHaveLength(0);
});

test('a browser that cannot read text messages leaves the field to the user', async () => {
  const { store, begin } = await atTheCode();
  await begin();
  expect(store.get(screenAtom)).toBe('OTPAuthenticate');
});
