import type { Manifest, Project } from './project';
import { serverOf, testConfig } from './shared-files';
import { clientVersion } from './supported-versions';

/** The versions that a new project starts with. */
const versions = { react: '^19.0.0', playwright: '^1.45.0', vite: '^8.0.0' };

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
  const names = scriptNames(manifest.scripts);
  return {
    ...manifest,
    scripts: {
      [names.emulator]: `vestibule-auth-emulator --app http://localhost:${port}`,
      [names.test]: `playwright test --config ${testConfig}`,
      ...manifest.scripts,
    },
    dependencies: sorted({
      ...manifest.dependencies,
      ...missing({
        '@stytch/vanilla-js': clientVersion,
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

/** The names of the scripts that start the emulator and the test. The project's own scripts keep theirs. */
export function scriptNames(scripts: Manifest['scripts'] = {}): { readonly emulator: string; readonly test: string } {
  const nameOf = (name: string, command: string) =>
    (scripts[name] ?? command).includes(command) ? name : `vestibule:${name}`;
  return {
    emulator: nameOf('emulator', 'vestibule-auth-emulator'),
    test: nameOf('test:log-in', testConfig),
  };
}

/** The text of a changed manifest, with the indentation, the line ends and the byte order mark of its old text. */
export function manifestText(manifest: Manifest, old: string): string {
  const indentation = /^[ \t]+/m.exec(old)?.[0] ?? '  ';
  const mark = old.startsWith('\uFEFF') ? '\uFEFF' : '';
  const text = `${JSON.stringify(manifest, undefined, indentation)}\n`;
  return mark + (old.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text);
}

const sorted = (packages: Record<string, string>) =>
  Object.fromEntries(Object.entries(packages).toSorted(([one], [other]) => (one < other ? -1 : 1)));
