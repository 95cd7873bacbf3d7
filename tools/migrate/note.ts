/** A remark on a line of a rewritten file. */
export interface Note {
  line: number;
  /** `lost` was not carried over; `look` was, and needs a review. */
  level: 'lost' | 'look';
  message: string;
}

/** A rewritten file, and the notes on it. */
export interface Migration {
  text: string;
  notes: readonly Note[];
}
