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
  /** True if it has a page `index.html`. */
  readonly hasIndexPage: boolean;
}

/** The part of a manifest that is read and changed. */
export interface Manifest {
  [member: string]: unknown;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
}

/** The names in the folder of a project, in its folder `src`, and in `src/vestibule`, where `init` writes. */
export interface ProjectNames {
  readonly names: readonly string[];
  readonly sourceNames: readonly string[];
  readonly sharedNames: readonly string[];
}

/** The packages that `init` does not add: they come with a configuration, which the project's own tool creates. */
const required: Readonly<Record<Framework, readonly string[]>> = {
  react: [],
  next: ['next'],
  vue: ['vue', 'vite'],
  svelte: ['svelte', 'vite'],
  html: [],
};

/** The bundlers of applications without Vite. */
const bundlers = [
  'webpack',
  'parcel',
  'rollup',
  'rolldown',
  'esbuild',
  'browserify',
  '@rspack/core',
  '@rsbuild/core',
  '@swc/core',
];

/** The packages of React that the log-in form needs in every project, and their types. */
const ofForm = ['react', 'react-dom', '@types/react', '@types/react-dom'];

/**
 * Recognizes a project by its manifest and by the names in its folder.
 * @returns the project, or the reason why it is not supported
 */
export function recognise(manifest: Manifest, found: ProjectNames, asked?: Framework): Project | string {
  const { names } = found;
  const packages = new Set(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }));
  const hasVite = packages.has('vite') || names.some((name) => /^vite\.config\.[cm]?[jt]s$/.test(name));
  const framework = asked ?? frameworkOf(packages, found, hasVite);
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
    hasIndexPage: names.includes('index.html'),
  };
}

function frameworkOf(packages: ReadonlySet<string>, found: ProjectNames, hasVite: boolean): Framework {
  const { names, sourceNames, sharedNames } = found;
  if (hasPagesOfHtml(names, sharedNames)) return 'html';
  const named = (['next', 'vue', 'svelte'] as const).find((name) => packages.has(name));
  if (named !== undefined) return named;
  const isOfReact = packages.has('react') && (hasVite || isReactApplication(packages, [...names, ...sourceNames]));
  return isOfReact ? 'react' : 'html';
}

const isOfApplication = (name: string) =>
  bundlers.includes(name) || (!ofForm.includes(name) && /(?:^|[/-])react(?:-|$)/.test(name));

/** True if a project whose manifest names React has more of a React application: a bundler, a package or a component. */
const isReactApplication = (packages: ReadonlySet<string>, names: readonly string[]): boolean =>
  [...packages].some(isOfApplication) || names.some((name) => /\.[jt]sx$/.test(name));

/**
 * True if the pages in a project are those that `init` writes for HTML. A second run must not take the project for one of
 * React, because the first has added React and Vite, nor for one of its own framework, if HTML was asked for.
 * @param names the names in the folder of the project
 * @param sharedNames the names in the folder of the modules that `init` writes
 */
const hasPagesOfHtml = (names: readonly string[], sharedNames: readonly string[]): boolean =>
  names.includes('login.html') &&
  sharedNames.some((name) => /^login\.[jt]s$/.test(name)) &&
  !sharedNames.some((name) => /\.(?:vue|svelte|[jt]sx)$/.test(name));

/**
 * The folder of Next's pages. Next takes `app` and `pages` from the same folder, and prefers the root to `src`.
 */
function pagesFolder({ names, sourceNames }: ProjectNames): string {
  if (names.includes('app')) return 'app';
  if (sourceNames.includes('app')) return 'src/app';
  return names.includes('src') && !names.includes('pages') ? 'src/app' : 'app';
}
