/** The part of Vite's configuration that is set. */
interface ViteConfig {
  build: { rolldownOptions: { output: { codeSplitting: { groups: CodeGroup[] } } } };
}

/** A group of modules that come in one file. */
interface CodeGroup {
  name: string;
  tags: ['$initial'];
  test: RegExp;
}

/** The build that Vite runs. */
interface ViteEnvironment {
  /** True for the build of a server. */
  isSsrBuild?: boolean;
}

/** A plugin for Vite 8, in the terms of Vite that are used. */
export interface VestibulePlugin {
  /** The name of the plugin. */
  name: 'vestibule-auth';
  /** The command that it is for. A development server needs none of it. */
  apply: 'build';
  /** Gives Vite the group of files. */
  config(config: object, environment: ViteEnvironment): ViteConfig | undefined;
}

/**
 * The modules of libraries. Those of the application itself are excluded: an entry with a top-level `await` would wait
 * forever for a lazy file that imports the entry's own file.
 */
const library = /[\\/]node_modules[\\/]|rolldown[\\/]runtime/;

/**
 * The plugin for Vite 8: it puts the libraries that a page needs at first into one file. Vite alone makes a file of each part that
 * later code shares.
 */
export function vestibule(): VestibulePlugin {
  const groups: CodeGroup[] = [{ name: 'initial', tags: ['$initial'], test: library }];
  return {
    name: 'vestibule-auth',
    apply: 'build',
    // A server reads files from its own disk, without a delay.
    config: (_config, { isSsrBuild }) =>
      isSsrBuild ? undefined : { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  };
}
