/** The part of the configuration of one of Vite's environments that is read and set. */
interface EnvironmentConfig {
  /** The options of its build. */
  build?: {
    /** The options that Vite hands to Rolldown. */
    rolldownOptions?: {
      /** The output that the application asks for. */
      output?: object;
    };
    /** A library that is built, in formats of its own; false where it is a page. */
    lib?: object | false;
  };
}

/** A group of modules that come in one file. */
interface CodeGroup {
  name: string;
  tags: ['$initial'];
  test: RegExp;
}

/** The configuration that is set. */
interface GroupConfig {
  build: { rolldownOptions: { output: { codeSplitting: { groups: CodeGroup[] } } } };
}

/** A plugin for Vite 8, in the terms of Vite that are used. */
export interface VestibulePlugin {
  /** The name of the plugin. */
  name: 'vestibule-auth';
  /** The command that it is for. A development server needs none of it. */
  apply: 'build';
  /** Gives Vite the group of files for the build of browsers. */
  configEnvironment(name: string, config: EnvironmentConfig): GroupConfig | undefined;
}

/**
 * The modules of libraries. Those of the application itself are excluded: an entry with a top-level `await` would wait
 * forever for a lazy file that imports the entry's own file.
 */
const library = /[\\/]node_modules[\\/]|rolldown[\\/]runtime/;

/** Tells whether an application divides its code in a way that a group would override, or not at all, as a format may ask for. */
const isDivided = (output: object): boolean =>
  Array.isArray(output) ||
  'manualChunks' in output ||
  'advancedChunks' in output ||
  ('codeSplitting' in output && output.codeSplitting === false) ||
  ('inlineDynamicImports' in output && output.inlineDynamicImports === true) ||
  ('format' in output && ['iife', 'umd'].includes(String(output.format)));

/**
 * The plugin for Vite 8: it puts the libraries that a page needs at first into one file. Vite alone makes a file of each part that
 * later code shares. An application that divides its own code otherwise is left as it is.
 */
export function vestibule(): VestibulePlugin {
  const groups: CodeGroup[] = [{ name: 'initial', tags: ['$initial'], test: library }];
  return {
    name: 'vestibule-auth',
    apply: 'build',
    // A server reads files from its own disk, without a delay. In one file with the libraries, the package's server
    // entry, which awaits its late files, would wait for itself.
    configEnvironment: (name, { build }) =>
      name !== 'client' || build?.lib || isDivided(build?.rolldownOptions?.output ?? {})
        ? undefined
        : { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  };
}
