/** A rewritten file, and the notes on its lines. */
interface Rewritten {
  text: string;
  notes: readonly { line: number; level: 'lost' | 'look'; message: string }[];
}

/** The mounts whose first screen can be rendered without a browser. */
export const renderedMounts = ['login', 'passwordReset', 'passkeyRegistration', 'identityProvider'] as const;

export type RenderedMount = (typeof renderedMounts)[number];

/** The options of a mount to render, as a file has them: only that there is a configuration is known. */
export interface RenderedOptions {
  readonly config: object;
  readonly [name: string]: unknown;
}

/** The part of the system that the commands use. */
export interface Terminal {
  /** The version of the package. */
  version: string;
  /** A file's text; rejects when there is none. */
  readFile(path: string): Promise<string>;
  writeFile(path: string, text: string): Promise<void>;
  /** The entries of a folder; undefined where no folder has that name. */
  listFolder(path: string): Promise<readonly { name: string; isFolder: boolean }[] | undefined>;
  /** Creates a folder and its parents, where they do not exist. */
  makeFolder(path: string): Promise<unknown>;
  /** The requested output. */
  write(text: string): void;
  /** The problems and notes, separately, so that the output can be written to a file. */
  warn(text: string): void;
  /** True if `write` prints to a screen and not to a file or a pipe: control characters are then printed visibly. */
  isScreen: boolean;
  /**
   * Renders the first screen of a mount by its options. The renderer is not part of the tokens, so the caller of the
   * command passes it in.
   */
  render(mount: RenderedMount, options: object): Promise<string>;
  /**
   * The mistakes in the options of a mount: unknown names, and values that have no effect. It is passed in for the same
   * reason.
   */
  mistakesOf(mount: RenderedMount, options: RenderedOptions): Promise<readonly string[]>;
  /** Serves agents on standard input and output, until that ends. */
  serveAgents(): Promise<void>;
  /**
   * Serves the theme editor with the theme that is read for each visit, and returns its address. It keeps the process
   * running.
   */
  serveEditor(choices: { port: number; readTheme(): Promise<string> }): Promise<string>;
  /** Rewrites a file of Stytch's widget for this one. It is passed in for the same reason. */
  migrate(text: string, name: string): Promise<Rewritten>;
}
