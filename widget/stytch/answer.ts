import type { Answer } from '../../flows/core/provider/provider';
import { isRecord } from '../../flows/core/provider/record';

/** The names of what an answer has that no host may see. */
const secretNames = ['session_token', 'session_jwt', 'intermediate_session_token', '__user'] as const;

/** The name of a secret in an answer. */
export type SecretName = (typeof secretNames)[number];

const secrets: ReadonlySet<string> = new Set(secretNames);

/** The response as a host may see it, or undefined when it is not valid. No token ever reaches an event. */
export function answerOf(value: unknown): Answer | undefined {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !secrets.has(name)));
}

/** The response where sign-up is closed: the host learns no more than the visitor. */
export const withoutAnswer = (value: unknown): Answer | undefined => answerOf(value) && {};
