/** The levels of JSON that a call may have. Far more than a program sends, and far fewer than the stack has room for. */
export const callLevels = 500;

/** The levels of a call of the control: it may send a state, in which calls are a part. */
export const controlLevels = 600;

/** The value of a JSON text; undefined if it is none, or is nested more than `levels` deep. */
export function parseJSON(text: string, levels = callLevels): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isWithin(value, levels) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Tells whether a value is nested at most `levels` deep. A deeper one could be parsed, but never written again. */
export function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((one) => isWithin(one, levels - 1));
}
