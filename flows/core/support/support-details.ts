import { version } from '../../../package.json';
import type { ProviderError } from '../provider/errors';
import { isRecord } from '../provider/is-record';
import type { ScreenName } from '../screen/screen-name';

/** The facts of a failure that support needs. */
export interface SupportCase {
  /** The time when it was shown, in milliseconds. */
  at: number;
  screen: ScreenName;
  /** Its kind, in this project's words and never in a server's or a user's. */
  type: string;
  error?: ProviderError | undefined;
}

/** A request id: a word of the provider's and a UUID. Anything else may hold what was typed. */
const isRequestId = /^(?:[a-z]+-){0,4}[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The details of a failure for support: time, screen, type, request id where it is known, version. Nothing that was typed, no
 * token, code, address or sentence of a server (B-FAIL-7). In English, for those who read support requests.
 */
export function supportDetails({ at, screen, type, error }: SupportCase): string {
  const id: unknown = isRecord(error?.cause) ? error.cause['request_id'] : undefined;
  return [
    `Time: ${new Date(at).toISOString()}`,
    `Screen: ${screen}`,
    `Error: ${type}`,
    ...(typeof id === 'string' && isRequestId.test(id) ? [`Request: ${id}`] : []),
    `Version: vestibule-auth ${version}`,
  ].join('\n');
}
