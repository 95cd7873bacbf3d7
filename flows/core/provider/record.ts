/** Tells whether an answer is an object at all. The client returns whatever the server sent. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Tells whether a part of an answer is a text that is not empty. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

type Defined<Given> = { [Name in keyof Given]?: Exclude<Given[Name], undefined> };

/** A copy without the properties that are undefined. */
export function omitUndefined<Given extends object>(given: Given): Defined<Given> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Defined<Given>;
}
