/** Whether an answer is an object at all. The client hands over whatever the server said. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
