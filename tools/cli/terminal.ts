/** A file that was rewritten, and what to tell of its lines. */
interface Rewritten {
  text: string;
  notes: readonly { line: number; level: 'lost' | 'look'; message: string }[];
}

/** The part of the machine that the commands touch. */
export interface Terminal {
  /** A file's text; rejects when there is none. */
  readFile(path: string): Promise<string>;
  writeFile(path: string, text: string): Promise<void>;
  /** The output that was asked for. */
  write(text: string): void;
  /** The problems and notes, kept apart so that the rest can go into a file. */
  warn(text: string): void;
  /** True where `write` goes to a screen and not into a file or a pipe: what steers a screen is then shown, not sent. */
  isScreen?: boolean;
  /** Draws a first screen by its options. What draws is no part of the tokens, so a user who starts the command brings it. */
  draw?(options: unknown): Promise<string>;
  /** Rewrites a file of the provider's own widget for this one. It is brought for the same reason. */
  migrate?(text: string, name: string): Promise<Rewritten>;
}
