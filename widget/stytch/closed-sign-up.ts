import type { ErrorType } from '../../flows/core/provider/errors';
import { isRecord } from '../../flows/core/provider/record';
import { failed, type Outcome, succeeded } from '../../flows/core/provider/outcome';
import { now } from '../../flows/core/time/timing';
import type { Client } from './client';
import { errorTypeOf } from './error-type';
import { withoutOtherSession } from './session';

/** The errors of sending that reveal whether an address or a number has an account. */
const revealing: ReadonlySet<unknown> = new Set([
  'email_not_found',
  'phone_number_not_found',
  'user_not_found',
  'inactive_email',
  'unsubscribed_phone_number',
  'no_user_password',
  'user_lock_limit_reached',
]);

/** The errors of a check that reveal nothing about an account. The last two occur only after a correct password. */
const discreet: ReadonlySet<ErrorType> = new Set([
  'unreachable',
  'broken',
  'too_many_requests',
  'reset_password',
  'breached_password',
]);

/** Responses are delayed to whole seconds, so that their duration reveals nothing. */
const step = 1_000;

/** Sends a message to a user of the project. An unknown contact gets the same response, created by `standIn`. */
export async function sendDiscreetly<Value>(
  sending: () => Promise<Outcome<Value>>,
  standIn: () => Value,
): Promise<Outcome<Value>> {
  const wait = wholeSteps();
  const outcome = await sending();
  await wait();
  return outcome.ok || !revealing.has(errorTypeOf(outcome.error.cause)) ? outcome : succeeded(standIn());
}

/** Sends a message after it has ended the session of a user who does not have this address or number. */
export const sendSignedOut = <Value>(client: Client, contact: string, sending: () => Promise<Outcome<Value>>) =>
  withoutOtherSession(client, (user) => hasContact(user, contact), sending);

/** Checks a code or a password. Every error about an account is mapped to that of a wrong code or password. */
export async function checkDiscreetly<Value>(
  checking: () => Promise<Outcome<Value>>,
  wrong: ErrorType,
): Promise<Outcome<Value>> {
  const wait = wholeSteps();
  const outcome = await checking();
  if (outcome.ok) return outcome;
  await wait();
  return discreet.has(outcome.error.type) ? outcome : failed({ type: wrong });
}

/** A method id in the provider's format that belongs to no account: every code for it is wrong. */
export function substituteMethodId(channel: 'email' | 'sms' | 'whatsapp', publicToken = ''): string {
  const kind = channel === 'email' ? 'email' : 'phone-number';
  const environment = publicToken.startsWith('public-token-live') ? 'live' : 'test';
  return `${kind}-${environment}-${uuid()}`;
}

/** Starts a timer. The returned function waits until a whole number of steps has passed. */
function wholeSteps(): () => Promise<void> {
  const began = now();
  return () => new Promise((resolve) => void setTimeout(resolve, step - ((now() - began) % step)));
}

/** A random UUID. `crypto.randomUUID` is missing in an insecure context. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    if (index === 6) return `4${(byte % 16).toString(16)}`;
    return (index === 8 ? 128 + (byte % 64) : byte).toString(16).padStart(2, '0');
  });
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Tells whether an address or a number is verified for a user; undefined without a user. */
export function hasContact(user: unknown, contact: string): boolean | undefined {
  if (!isRecord(user)) return undefined;
  const wanted = contact.trim().toLowerCase();
  return [user['emails'], user['phone_numbers']].flat().some((entry: unknown) => {
    if (!isRecord(entry) || entry['verified'] !== true) return false;
    return [entry['email'], entry['phone_number']].some((value) => String(value).toLowerCase() === wanted);
  });
}
