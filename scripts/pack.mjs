// Packs the output of `npm run build`: `node scripts/pack.mjs` writes dist/packed/vestibule-auth.tgz, and the
// emulator's package beside it.
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isStarted, runNpm } from './run.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const emulator = `${root}emulator/`;

/**
 * Packs a package into a folder as `vestibule-auth.tgz`, or under its own name, without building it again, and returns
 * whether that succeeded.
 * @param {string} folder
 * @param {string} source the folder of the package
 */
export function packInto(folder, source = root) {
  mkdirSync(folder, { recursive: true });
  const args = ['pack', '--silent', '--ignore-scripts', '--workspaces=false', '--pack-destination', folder];
  if (!runNpm(args, { cwd: source })) return false;
  const { name, version } = JSON.parse(readFileSync(`${source}package.json`, 'utf8'));
  renameSync(`${folder}/${name}-${version}.tgz`, `${folder}/${name}.tgz`);
  return true;
}

/** The same for the emulator's. */
export const packEmulatorInto = (folder) => packInto(folder, emulator);

if (isStarted(import.meta.url)) {
  const folder = `${root}dist/packed`;
  rmSync(folder, { recursive: true, force: true });
  process.exit(packInto(folder) && packEmulatorInto(folder) ? 0 : 1);
}
