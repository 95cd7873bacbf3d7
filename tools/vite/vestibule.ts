import { groups } from 'virtual:vestibule-groups';

/** The part of Vite's configuration that is set. */
interface ViteConfig {
  build: { rolldownOptions: { output: { codeSplitting: { groups: CodeGroup[] } } } };
}

/** A group of modules that come in one file. */
interface CodeGroup {
  name: string | ((id: string) => string | null);
  priority: number;
  tags?: ['$initial'];
  test?: RegExp;
  includeDependenciesRecursively?: boolean;
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
  /** Gives Vite the groups of files. */
  config(config: object, environment: ViteEnvironment): ViteConfig | undefined;
}

/** The path of a module in this package; undefined for a module of another. */
const pathOf = (id: string) =>
  /[\\/]vestibule-auth[\\/]dist[\\/]package[\\/]([^?]+)/.exec(id)?.[1]?.replaceAll('\\', '/');

/**
 * The modules of libraries. Those of the application itself are left out: an entry with a top-level `await` would wait for a lazy
 * file that imports the entry's own file, for ever.
 */
const library = /[\\/]node_modules[\\/]|rolldown[\\/]runtime/;

/**
 * The plugin for Vite 8: it puts the libraries that a page needs at first into one file, the modules of the widget's first screen
 * into another, and those that several later screens share into a third. Vite alone makes fifty small files of them, some of which
 * wait for others.
 */
export function vestibule(): VestibulePlugin {
  const group = (id: string) => {
    const path = pathOf(id);
    // The sheet of a style is a module beside it.
    const name = path === undefined ? undefined : groups[path.replace('.css.ts.vanilla.css_inline.js', '.css.js')];
    return name === undefined ? null : `vestibule-${name}`;
  };
  return {
    name: 'vestibule-auth',
    apply: 'build',
    // A server reads files of its own disk, and waits for none.
    config: (_config, { isSsrBuild }) =>
      isSsrBuild
        ? undefined
        : {
            build: {
              rolldownOptions: {
                output: {
                  codeSplitting: {
                    groups: [
                      { name: 'initial', tags: ['$initial'], test: library, priority: 2 },
                      { name: group, priority: 1, includeDependenciesRecursively: false },
                    ],
                  },
                },
              },
            },
          },
  };
}
