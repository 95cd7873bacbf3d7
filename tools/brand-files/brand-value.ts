/** A value of a brand's file: its name there, and its value after the tool's references are resolved. */
export interface BrandValue {
  /** The name that a user sees in the tool: `Colors/Primary`. */
  name: string;
  /** The parts of the name: its groups, then the last part. */
  parts: readonly string[];
  /** The value, or the reason why there is none. */
  value: string | number | Refused;
  /** True for a value that others refer to: it need not be one of our tokens. */
  isReferred: boolean;
}

/** The reason why a value is not available, as the end of a sentence that begins with its name. */
export class Refused {
  constructor(readonly why: string) {}
}
