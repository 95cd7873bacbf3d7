import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isCurrent } from '../is-current.mjs';
import { buildModules } from './build-modules.ts';
import { buildTypes } from './build-types.ts';
import { root } from './root.ts';
import { buildEntry, emulatorEntries, entries, scriptEntry } from './sources.ts';

const built = join(root, 'dist/package');
const sources = ['tokens', 'primitives', 'flows', 'widget', 'tools', 'scripts', 'package.json', 'package-lock.json'];

/** The folders of the emulator's sources. */
const emulatorSources = readdirSync(join(root, 'emulator'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'dist' && entry.name !== 'node_modules')
  .map(({ name }) => `emulator/${name}`);

/** The last file that `npm run build` writes. */
const lastBuilt = 'dist/package/sbom.cdx.json';

/** Copies the modules of the package to a folder from the last build, if nothing has changed since; else builds them. */
export async function provideModules(folder: string): Promise<void> {
  if (!isCurrent(lastBuilt, sources)) return buildModules(folder);
  mkdirSync(folder, { recursive: true });
  const names = ['files', 'THIRD-PARTY-NOTICES.txt', ...Object.keys(entries).map((name) => `${name}.js`)];
  for (const name of names) cpSync(join(built, name), join(folder, name), { recursive: true });
}

/** The same with the types, those of the emulator in a folder of their own. */
export async function provideTypes(folder: string): Promise<void> {
  if (!isCurrent(lastBuilt, [...sources, ...emulatorSources])) {
    await buildTypes(folder, { ...entries, ...buildEntry, ...scriptEntry });
    return buildTypes(join(folder, 'emulator'), emulatorEntries);
  }
  copyTypes(built, folder);
  copyTypes(join(root, 'emulator/dist'), join(folder, 'emulator'));
}

function copyTypes(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((file) => file.endsWith('.d.ts') || file === 'types'))
    cpSync(join(from, name), join(to, name), { recursive: true });
}
