// `node scripts/build-for.mjs strict-mode`: builds the pages for a condition of tests. Nothing but Node may be
// imported.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isStarted, runNpm, runTool } from './run.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The conditions with packages of their own, by the variable that passes the folder to the build. */
const folders = {
  'react-18': { VESTIBULE_REACT: 'tests/react-18' },
  'oldest-client': { VESTIBULE_CLIENT: 'tests/oldest-client' },
};

/**
 * Builds the pages on React's development build, or on the oldest client, where a condition of the journeys requires
 * it, and returns whether the build succeeded.
 * @param {string} condition as in `tests/support/condition.ts`
 */
export function buildFor(condition) {
  const packages = folders[condition];
  if (condition !== 'strict-mode' && !packages) return true;
  if (packages && !Object.values(packages).every(ensurePackages)) return false;
  // React warns only in its development build.
  const isDevelopment = condition !== 'oldest-client';
  return runTool('vite', ['build', ...(isDevelopment ? ['--mode', 'development'] : []), '--logLevel', 'warn'], {
    env: {
      ...process.env,
      ...(isDevelopment && { NODE_ENV: 'development' }),
      ...packages,
      VESTIBULE_PAGES: `playground-${condition}`,
    },
  });
}

/**
 * Installs the packages of a condition, and returns whether that succeeded.
 * @param {string} folder with its own package.json: npm cannot resolve two Reacts in one install
 */
export function ensurePackages(folder) {
  const read = (file) => JSON.parse(readFileSync(`${root}${folder}/${file}`, 'utf8'));
  const isThere = Object.entries(read('package.json').dependencies).every(
    ([name, version]) =>
      existsSync(`${root}${folder}/node_modules/${name}`) &&
      read(`node_modules/${name}/package.json`).version === version,
  );
  return (
    isThere ||
    runNpm(['install', '--no-package-lock', '--ignore-scripts', '--loglevel=error'], { cwd: `${root}${folder}` })
  );
}

const [, , asked] = process.argv;
if (isStarted(import.meta.url) && asked) process.exit(buildFor(asked) ? 0 : 1);
