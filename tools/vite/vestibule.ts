/** The part of Vite's configuration that is set. */
interface ViteConfig {
  build: { rolldownOptions: { output: { codeSplitting: { groups: { name: string; tags: ['$initial'] }[] } } } };
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
 * The plugin for Vite 8: it puts what a page needs at first into one file. Vite alone makes a file of each part that later code
 * shares: three for a log-in page.
 */
export function vestibule(): VestibulePlugin {
  const groups: { name: string; tags: ['$initial'] }[] = [{ name: 'initial', tags: ['$initial'] }];
  return {
    name: 'vestibule-auth',
    apply: 'build',
    // A server reads files of its own disk, and waits for none.
    config: (_config, { isSsrBuild }) =>
      isSsrBuild ? undefined : { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  };
}
