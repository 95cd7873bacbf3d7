import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * Tells whether a built file is newer than everything that it is built from.
 * @param {string} built a file
 * @param {readonly string[]} sources files and folders
 */
export const isCurrent = (built, sources) => dateOf(built) > Math.max(...sources.map(newestIn));

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
