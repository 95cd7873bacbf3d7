/** What the commands touch of the machine. */
export interface Terminal {
  /** A file's text; rejects when there is none. */
  readFile(path: string): Promise<string>;
  writeFile(path: string, text: string): Promise<void>;
  /** What was asked for. */
  write(text: string): void;
  /** What went wrong, or is worth knowing, kept apart so that the rest can go into a file. */
  warn(text: string): void;
}
