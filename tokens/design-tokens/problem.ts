/** What was found in a file of tokens. */
export interface Problem {
  /** `error`: the value could not be used. `warning`: nothing of ours has that name. `note`: used, but there is a better way to write it. */
  level: 'error' | 'warning' | 'note';
  /** The place in the file, dotted; empty for the whole. */
  path: string;
  /** What happened, why, and what to do. */
  message: string;
}
