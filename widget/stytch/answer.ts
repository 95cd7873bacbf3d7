import type { Answer } from '../../flows/core/provider/provider';
import { isRecord } from './is-record';

const secrets = new Set(['session_token', 'session_jwt', 'intermediate_session_token', '__user']);

/** The answer as a host may see it, or undefined when it is none: no token ever reaches an event. */
export function answerOf(value: unknown): Answer | undefined {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !secrets.has(name)));
}

/**
 * The answer of a call that signs somebody in. It must name the person, and a session of the same person; anything
 * else is no sign-in, whatever its status.
 */
export function signInOf(value: unknown): Answer | undefined {
  const answer = answerOf(value);
  const session = answer?.['session'];
  const userId = answer?.['user_id'];
  if (!isRecord(session) || typeof userId !== 'string' || !userId) return undefined;
  const isSamePerson = session['user_id'] === undefined || session['user_id'] === userId;
  return isSamePerson && typeof session['session_id'] === 'string' ? answer : undefined;
}

/** The address of an answer: undefined where there is none, null where it is none at all. */
export function addressOf(answer: Readonly<Record<string, unknown>>): string | undefined | null {
  const address = answer['redirect_uri'];
  if (address === undefined || address === null || address === '') return undefined;
  return typeof address === 'string' ? address : null;
}
