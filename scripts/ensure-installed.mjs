import { readFileSync } from 'node:fs';
import { runNpm } from './run.mjs';

const root = new URL('../', import.meta.url);

/** Installs the packages of package-lock.json, unless they are installed. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing the packages that are missing (about half a minute) ...');
  if (runNpm(['ci', '--ignore-scripts', '--loglevel=error'])) return;
  console.error(
    '\nThe packages could not be installed; npm says why above. The package registry must be reachable once.',
  );
  process.exit(1);
}

/** Compares versions, not dates: a clone, a copy or an unpacked archive gives files any date. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([place, { version, optional }]) => place === '' || optional || present[place]?.version === version,
  );
}

/** @param {string} lockfile */
function packagesOf(lockfile) {
  try {
    return JSON.parse(readFileSync(new URL(lockfile, root), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
