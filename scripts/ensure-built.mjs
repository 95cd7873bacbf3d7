import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runTool } from './run.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const sources = [
  'tokens',
  'primitives',
  'flows',
  'widget',
  'playground',
  'scripts',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** Builds the pages of the playground, unless a build exists that is newer than every source. */
export function ensureBuilt() {
  if (dateOf('dist/playground/.vite/manifest.json') > Math.max(...sources.map(newestIn))) return;
  console.log('Building ...');
  if (runTool('vite', ['build', '--logLevel', 'warn'])) return;
  console.error('\nThe build failed; the reason is above.');
  process.exit(1);
}

/** @param {string} place a file or a folder */
function newestIn(place) {
  if (place.includes('.')) return dateOf(place);
  const files = readdirSync(`${root}${place}`, { recursive: true, encoding: 'utf8' });
  return Math.max(dateOf(place), ...files.map((file) => dateOf(`${place}/${file}`)));
}

/** @param {string} file */
function dateOf(file) {
  return statSync(`${root}${file}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
