import { otherFramework, withoutVite } from './other-frameworks';

/** The frameworks that `init` supports. */
export const frameworks = ['react', 'next', 'vue', 'svelte', 'html'] as const;

/** A framework of `init`. */
export type Framework = (typeof frameworks)[number];

/** A project as `init` finds it. */
export interface Project {
  readonly framework: Framework;
  readonly isTypeScript: boolean;
  /** True if it has Vite, by its packages or by the configuration of Vite in its folder. */
  readonly hasVite: boolean;
  /** The packages that the new pages need and that are not in its manifest, for a framework that the user named. */
  readonly absent: readonly string[];
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

/** The names in the folder of a project, and in its folder `src`. */
export interface ProjectNames {
  readonly names: readonly string[];
  readonly sourceNames: readonly string[];
}

/** The packages that `init` does not add: they come with a configuration, which the project's own tool creates. */
const required: Readonly<Record<Framework, readonly string[]>> = {
  react: [],
  next: ['next'],
  vue: ['vue', 'vite'],
  svelte: ['svelte', 'vite'],
  html: [],
};

/**
 * Recognizes a project by its manifest and by the names in its folder.
 * @returns the project, or the reason why it is not supported
 */
export function recognise(manifest: Manifest, found: ProjectNames, asked?: Framework): Project | string {
  const { names } = found;
  const packages = new Set(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }));
  const hasVite = packages.has('vite') || names.some((name) => /^vite\.config\.[cm]?[jt]s$/.test(name));
  const framework = asked ?? frameworkOf(packages);
  if (asked === undefined) {
    const reason = otherFramework(packages);
    if (reason !== undefined) return reason;
    if (!hasVite && framework !== 'next' && framework !== 'html') return withoutVite(framework);
  }
  return {
    framework,
    isTypeScript: packages.has('typescript') || names.includes('tsconfig.json'),
    hasVite,
    absent: required[framework].filter((name) => !packages.has(name) && !(name === 'vite' && hasVite)),
    pages: pagesFolder(found),
    manager: managerOf(names),
  };
}

function frameworkOf(packages: ReadonlySet<string>): Framework {
  return (['next', 'vue', 'svelte', 'react'] as const).find((name) => packages.has(name)) ?? 'html';
}

/**
 * The folder of Next's pages. Next takes `app` and `pages` from the same folder, and prefers the root to `src`.
 */
function pagesFolder({ names, sourceNames }: ProjectNames): string {
  if (names.includes('app')) return 'app';
  if (sourceNames.includes('app')) return 'src/app';
  return names.includes('src') && !names.includes('pages') ? 'src/app' : 'app';
}

function managerOf(names: readonly string[]): Project['manager'] {
  if (names.includes('pnpm-lock.yaml')) return 'pnpm';
  if (names.includes('yarn.lock')) return 'yarn';
  return names.includes('bun.lock') || names.includes('bun.lockb') ? 'bun' : 'npm';
}
