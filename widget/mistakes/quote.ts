/** Quotes a value that a host passed in place of another. */
export function quote(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  return typeof value === 'object' && value ? 'an object' : String(value);
}
