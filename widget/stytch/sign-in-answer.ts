import type { OtpChallenge } from '../../flows/core/provider/passcode-calls';
import type { Answer } from '../../flows/core/provider/provider';
import { answerOf } from './answer';
import { isRecord } from '../../flows/core/provider/record';

/**
 * The response of a call that signs a user in. It must contain the user, and a session of the same user. Any other
 * response is not a sign-in, with any status.
 */
export function signInOf(value: unknown): Answer | undefined {
  const answer = answerOf(value);
  const session = answer?.['session'];
  const userId = answer?.['user_id'];
  if (!isRecord(session) || typeof userId !== 'string' || !userId) return undefined;
  const isSamePerson = session['user_id'] === undefined || session['user_id'] === userId;
  return isSamePerson && typeof session['session_id'] === 'string' ? answer : undefined;
}

/** Reads a sent passcode; undefined for any other response. */
export function challengeOf(answer: unknown): OtpChallenge | undefined {
  const readable = answerOf(answer);
  const methodId = readable?.['method_id'];
  return readable && typeof methodId === 'string' && methodId ? { methodId, answer: readable } : undefined;
}
