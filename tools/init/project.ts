/** The frameworks that `init` supports. */
export const frameworks = ['react', 'next', 'vue', 'svelte', 'html'] as const;

/** A framework of `init`. */
export type Framework = (typeof frameworks)[number];

/** A project as `init` finds it. */
export interface Project {
  readonly framework: Framework;
  readonly isTypeScript: boolean;
  /** The folder of Next's pages: `app`, or `src/app`. */
  readonly pages: string;
  /** Its package manager, by the lock file. */
  readonly manager: 'npm' | 'pnpm' | 'yarn' | 'bun';
}

/** The part of a manifest that is read and changed. */
export interface Manifest {
  [member: string]: unknown;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
}

/** The frameworks with their own server or router, for which `init` does not write pages. */
const others: Readonly<Record<string, string>> = {
  '@sveltejs/kit': 'SvelteKit',
  nuxt: 'Nuxt',
  '@angular/core': 'Angular',
  '@react-router/dev': 'React Router',
  astro: 'Astro',
};

/**
 * Recognizes a project by its manifest and by the names in its folder.
 * @returns the project, or the reason why it is not supported
 */
export function recognise(manifest: Manifest, names: readonly string[], asked?: Framework): Project | string {
  const packages = new Set(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }));
  const other = Object.keys(others).find((name) => packages.has(name));
  if (other !== undefined && asked === undefined)
    return `"init" does not write pages of ${others[other]}: docs/frameworks.md says how they are made. With --framework html it writes pages beside them.`;
  return {
    framework: asked ?? frameworkOf(packages),
    isTypeScript: packages.has('typescript') || names.includes('tsconfig.json'),
    pages: names.includes('src') && !names.includes('app') && packages.has('next') ? 'src/app' : 'app',
    manager: managerOf(names),
  };
}

function frameworkOf(packages: ReadonlySet<string>): Framework {
  return (['next', 'vue', 'svelte', 'react'] as const).find((name) => packages.has(name)) ?? 'html';
}

function managerOf(names: readonly string[]): Project['manager'] {
  if (names.includes('pnpm-lock.yaml')) return 'pnpm';
  if (names.includes('yarn.lock')) return 'yarn';
  return names.includes('bun.lock') || names.includes('bun.lockb') ? 'bun' : 'npm';
}
