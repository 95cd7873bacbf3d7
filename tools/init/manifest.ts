import type { Manifest, Project } from './project';
import { serverOf } from './shared-files';

/** The versions that a new project starts with. */
const versions = { client: '6.3.0', react: '^19.0.0', playwright: '^1.45.0', vite: '^8.0.0' };

/**
 * A manifest with the packages and scripts that the new files need. Existing entries are kept. The new files work with
 * every "type": to set it would change the meaning of the project's own files.
 */
export function extended(manifest: Manifest, project: Project, version: string): Manifest {
  const has = { ...manifest.dependencies, ...manifest.devDependencies };
  const missing = (packages: Record<string, string>) =>
    Object.fromEntries(Object.entries(packages).filter(([name]) => !Object.hasOwn(has, name)));
  const { port } = serverOf(project);
  // The two are always of the same version.
  const react = has['react'] ?? has['react-dom'] ?? versions.react;
  const needsVite = !project.hasVite && (project.framework === 'html' || project.framework === 'react');
  return {
    ...manifest,
    scripts: {
      emulator: `vestibule-auth-emulator --app http://localhost:${port}`,
      'test:log-in': 'playwright test --config e2e',
      ...manifest.scripts,
    },
    dependencies: sorted({
      ...manifest.dependencies,
      ...missing({
        '@stytch/vanilla-js': versions.client,
        react,
        'react-dom': react,
        'vestibule-auth': `^${version}`,
      }),
    }),
    devDependencies: sorted({
      ...manifest.devDependencies,
      ...missing({
        '@playwright/test': versions.playwright,
        'vestibule-auth-emulator': `^${version}`,
        ...(needsVite && { vite: versions.vite }),
      }),
    }),
  };
}

const sorted = (packages: Record<string, string>) =>
  Object.fromEntries(Object.entries(packages).toSorted(([one], [other]) => (one < other ? -1 : 1)));
