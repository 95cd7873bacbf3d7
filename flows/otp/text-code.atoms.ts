import { atom, type Setter } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { mountSignalAtom } from '../core/host/host.atoms';
import { isRecord } from '../core/provider/record';
import { screenSignalAtom } from '../core/screen/screen.atoms';
import { anySignal } from '../core/time/signals';
import { watchTime } from '../core/time/timing';
import { whileRead } from '../core/time/while-read';
import { verifyOtp } from './otp.actions';
import { codeAtom, otpAtom } from './otp.atoms';

/** The pattern of a complete code alone. */
const wholeCode = /^\d{6}$/;

/** Tells whether this browser can read the code of a text message for a page (WebOTP). */
export function canReadTextCode(): boolean {
  return 'OTPCredential' in window;
}

/**
 * Reads the code of the next text message for this page, which the user allows in a dialog of the browser. Undefined if
 * the user declines, the browser gives up, or the text is no code. It has no deadline: it ends with `signal`.
 */
export async function readTextCode(signal: AbortSignal): Promise<string | undefined> {
  const request: CredentialRequestOptions & { otp: { transport: string[] } } = { otp: { transport: ['sms'] }, signal };
  const credential: unknown = await navigator.credentials.get(request).catch(() => undefined);
  const code = isRecord(credential) ? credential['code'] : undefined;
  return typeof code === 'string' && wholeCode.test(code) ? code : undefined;
}

/** The passcode that was sent by text message, if the host lets the browser read it and it can. */
const textedAtom = atom((get) => {
  const otp = get(otpAtom);
  const isTexted = otp.status === 'sent' && otp.passcode.channel === 'sms';
  return isTexted && get(configAtom).otp.webOTP && canReadTextCode() ? otp.passcode : undefined;
});

/** Waits for a text message with a code. */
const waitForText = () =>
  whileRead((get, set) => {
    const ending = new AbortController();
    const signal = anySignal(ending.signal, get(screenSignalAtom), get(mountSignalAtom));
    // StrictMode mounts twice at once; only the mount that stays asks the browser.
    watchTime(signal, { 0: () => void wait(set, signal) });
    return () => ending.abort();
  });

/** The wait for the text message of one passcode: each has its own, so that another one ends it. */
const waitAtom = atom((get) => (get(textedAtom) ? waitForText() : undefined));

/** The reading of text messages by the browser (WebOTP), for as long as something reads this. */
export const textCodeAtom = atom((get) => {
  const wait = get(waitAtom);
  if (wait) get(wait);
});

async function wait(set: Setter, signal: AbortSignal): Promise<void> {
  const code = await readTextCode(signal);
  if (code !== undefined && !signal.aborted) set(takeTextCodeAtom, code);
}

/** Fills in the code and has it checked, unless the user has started to type one. */
const takeTextCodeAtom = atom(null, (get, set, code: string) => {
  const isRefused = get(verifyOtp.failureAtom) !== undefined;
  if (get(codeAtom) !== '' && !isRefused) return undefined;
  set(verifyOtp.cancelAtom);
  set(codeAtom, code);
  return set(verifyOtp.startAtom, code);
});
