/** A rewritten file, and the notes on its lines. */
interface Rewritten {
  text: string;
  notes: readonly { line: number; level: 'lost' | 'look'; message: string }[];
}

/** The part of the machine that the commands touch. */
export interface Terminal {
  /** The version of the package; undefined in a test that does not ask for it. */
  version?: string;
  /** A file's text; rejects when there is none. */
  readFile(path: string): Promise<string>;
  writeFile(path: string, text: string): Promise<void>;
  /** The entries of a folder; undefined where there is none by that name. Without it there are no folders. */
  listFolder?(path: string): Promise<readonly { name: string; isFolder: boolean }[] | undefined>;
  /** Makes a folder and those above it, where they are not there. Without it they must be. */
  makeFolder?(path: string): Promise<unknown>;
  /** The requested output. */
  write(text: string): void;
  /** The problems and notes, separately, so that the output can be written to a file. */
  warn(text: string): void;
  /** True if `write` goes to a screen and not into a file or a pipe: control characters are then printed visibly. */
  isScreen?: boolean;
  /** Renders a first screen by its options. What renders is no part of the tokens, so a user who starts the command brings it. */
  draw?(options: unknown): Promise<string>;
  /** Serves agents on standard input and output, until that ends. */
  serveAgents?(): Promise<void>;
  /** Serves the theme editor with the theme that is read for each visit, and gives its address. The process lives on with it. */
  serveEditor?(choices: { port: number; readTheme(): Promise<string> }): Promise<string>;
  /** Rewrites a file of the provider's own widget for this one. It is passed in for the same reason. */
  migrate?(text: string, name: string): Promise<Rewritten>;
}
