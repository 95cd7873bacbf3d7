import { ApiError } from './errors';

const keysAllowed = 20;
const bytesAllowed = 4_096;

/** The metadata of a user after a change: a key of the first level is replaced as a whole, and a null deletes it. */
export function mergedMetadata(
  before: Readonly<Record<string, unknown>>,
  change: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const merged = Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== null));
  if (Object.keys(merged).length > keysAllowed) throw new ApiError('metadata_too_many_keys');
  const { length } = new TextEncoder().encode(JSON.stringify(merged));
  if (length > bytesAllowed) throw new ApiError('metadata_too_large');
  return merged;
}
