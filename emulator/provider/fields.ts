/** Tells whether a JSON value is an object with members. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Creates the error for a member that is not `expected`. */
export type Refuse = (field: string, expected: string) => Error;

/** The members of a JSON object, read by name and type. Null counts as absent. */
export class Fields {
  constructor(
    readonly values: Record<string, unknown>,
    private readonly refuse: Refuse,
  ) {}

  string(name: string): string {
    const value = this.optionalString(name);
    if (value === undefined || value === '') throw this.refuse(name, 'a string that is not empty');
    return value;
  }

  optionalString(name: string): string | undefined {
    return this.read(name, 'a string', (value) => typeof value === 'string');
  }

  number(name: string, expected = 'a number', holds: (value: number) => boolean = Number.isFinite): number {
    const value = this.optionalNumber(name, expected, holds);
    if (value === undefined) throw this.refuse(name, expected);
    return value;
  }

  optionalNumber(
    name: string,
    expected = 'a number',
    holds: (value: number) => boolean = Number.isFinite,
  ): number | undefined {
    return this.read(name, expected, (value): value is number => typeof value === 'number' && holds(value));
  }

  optionalBoolean(name: string): boolean | undefined {
    return this.read(name, 'true or false', (value) => typeof value === 'boolean');
  }

  optionalStrings(name: string): string[] | undefined {
    return this.read(
      name,
      'a list of strings',
      (value): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string'),
    );
  }

  optionalRecord(name: string): Record<string, unknown> | undefined {
    return this.read(name, 'an object', isRecord);
  }

  optionalFields(name: string): Fields | undefined {
    const values = this.optionalRecord(name);
    return values && new Fields(values, this.refuse);
  }

  optionalList(name: string): Fields[] | undefined {
    const list = this.read(
      name,
      'a list of objects',
      (value): value is Record<string, unknown>[] => Array.isArray(value) && value.every(isRecord),
    );
    return list?.map((values) => new Fields(values, (field, expected) => this.refuse(`${name}[].${field}`, expected)));
  }

  private read<Value>(name: string, expected: string, holds: (value: unknown) => value is Value): Value | undefined {
    const value = Object.hasOwn(this.values, name) ? this.values[name] : undefined;
    if (value === undefined || value === null) return undefined;
    if (!holds(value)) throw this.refuse(name, expected);
    return value;
  }
}
