import type { Answer } from '../../flows/core/provider/provider';
import { isRecord } from '../../flows/core/provider/is-record';

const secrets = new Set(['session_token', 'session_jwt', 'intermediate_session_token', '__user']);

/** The answer as a host may see it, or undefined when it is none: no token ever reaches an event. */
export function answerOf(value: unknown): Answer | undefined {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !secrets.has(name)));
}
