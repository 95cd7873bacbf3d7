// Packs what `npm run build` has made: `node scripts/pack.mjs` writes dist/packed/vestibule-auth.tgz.
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runNpm } from './run.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Packs the package into a folder as `vestibule-auth.tgz`, without building it anew, and says whether it could. */
export function packInto(folder) {
  mkdirSync(folder, { recursive: true });
  if (!runNpm(['pack', '--silent', '--ignore-scripts', '--pack-destination', folder])) return false;
  const { name, version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  renameSync(`${folder}/${name}-${version}.tgz`, `${folder}/${name}.tgz`);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = `${root}dist/packed`;
  rmSync(folder, { recursive: true, force: true });
  process.exit(packInto(folder) ? 0 : 1);
}
