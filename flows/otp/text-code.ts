import { isRecord } from '../core/provider/is-record';

/** A whole code, and nothing else. */
const wholeCode = /^\d{6}$/;

/** Tells whether this browser can read the code of a text message for a page (WebOTP). */
export function canReadTextCode(): boolean {
  return 'OTPCredential' in window;
}

/**
 * Reads the code of the next text message for this page, which the person allows in a dialog of the browser. Undefined
 * when they do not, when the browser gives up, or when what it read is no code. It has no deadline: it ends with `signal`.
 */
export async function readTextCode(signal: AbortSignal): Promise<string | undefined> {
  const request: CredentialRequestOptions & { otp: { transport: string[] } } = { otp: { transport: ['sms'] }, signal };
  const credential: unknown = await navigator.credentials.get(request).catch(() => undefined);
  const code = isRecord(credential) ? credential['code'] : undefined;
  return typeof code === 'string' && wholeCode.test(code) ? code : undefined;
}
