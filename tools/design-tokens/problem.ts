/** The problem found in a file of tokens. */
export interface Problem {
  /** `error`: the value could not be used. `warning`: something was not read: a name that is none of ours, or a colour beside another. `note`: used, but there is a better way to write it. */
  level: 'error' | 'warning' | 'note';
  /** The place in the file, dotted; empty for the whole. */
  path: string;
  /** The sentence for people: what happened, why, and what to do. */
  message: string;
}
