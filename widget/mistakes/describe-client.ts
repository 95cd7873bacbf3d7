/** Describes a value that was given in place of the client. */
export function describeClient(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'string') return 'a text, perhaps the public token';
  return typeof value === 'object' ? 'an object without a session' : `a ${typeof value}`;
}
