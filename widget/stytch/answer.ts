import type { Answer } from '../../flows/core/provider/provider';

const secrets = new Set(['session_token', 'session_jwt', 'intermediate_session_token', '__user']);

/** Whether an answer is an object at all. The client hands over whatever the server said. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The answer as a host may see it, or undefined when it is none: no token ever reaches an event. */
export function answerOf(value: unknown): Answer | undefined {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !secrets.has(name)));
}
