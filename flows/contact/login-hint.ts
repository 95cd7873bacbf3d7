import { emailAddress, isEmailAddress } from './email/email-address';

/** A hint of who logs in: an e-mail address, or a number in E.164. */
export interface LoginHint {
  kind: 'email' | 'phone';
  text: string;
}

const number = /^\+[1-9]\d{6,14}$/;

/** Reads a host's hint; undefined where it is neither an address nor a number in E.164. */
export function readLoginHint(given: unknown): LoginHint | undefined {
  if (typeof given !== 'string') return undefined;
  const text = emailAddress(given);
  if (number.test(text)) return { kind: 'phone', text };
  return isEmailAddress(text) ? { kind: 'email', text } : undefined;
}
