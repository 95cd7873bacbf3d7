import type { Manifest, Project } from './project';
import { serverOf } from './shared-files';

/** The versions that a new project starts with. */
const versions = { client: '6.3.0', react: '^19.0.0', playwright: '^1.45.0', vite: '^8.0.0' };

/** A manifest with the packages and scripts that the new files need. Existing entries are kept. */
export function extended(manifest: Manifest, project: Project, version: string): Manifest {
  const has = { ...manifest.dependencies, ...manifest.devDependencies };
  const missing = (packages: Record<string, string>) =>
    Object.fromEntries(Object.entries(packages).filter(([name]) => !Object.hasOwn(has, name)));
  const { port } = serverOf(project);
  return {
    ...manifest,
    // Modules, unless the manifest sets a type: the current `npm init` writes "commonjs", which Next's builds refuse.
    ...(manifest['type'] === undefined && project.framework === 'html' && { type: 'module' }),
    scripts: {
      emulator: `vestibule-auth-emulator --app http://localhost:${port}`,
      'test:log-in': 'playwright test --config e2e',
      ...manifest.scripts,
    },
    dependencies: sorted({
      ...manifest.dependencies,
      ...missing({
        '@stytch/vanilla-js': versions.client,
        react: versions.react,
        'react-dom': versions.react,
        'vestibule-auth': `^${version}`,
      }),
    }),
    devDependencies: sorted({
      ...manifest.devDependencies,
      ...missing({
        '@playwright/test': versions.playwright,
        'vestibule-auth-emulator': `^${version}`,
        ...(project.framework === 'html' && { vite: versions.vite }),
      }),
    }),
  };
}

const sorted = (packages: Record<string, string>) =>
  Object.fromEntries(Object.entries(packages).toSorted(([one], [other]) => (one < other ? -1 : 1)));
