import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * The folder of test data that others wrote, which is no part of the repository: where `VESTIBULE_VECTORS` says, else
 * `vectors` in a folder beside the clone. Empty where there is none; the tests of it are then skipped.
 */
export function vectorsFolder(): string {
  const given = process.env['VESTIBULE_VECTORS'];
  if (given) return resolve(given);
  const around = resolve('..');
  const folders = readdirSync(around).map((name) => join(around, name, 'vectors'));
  return folders.find((folder) => existsSync(join(folder, 'blns.json'))) ?? '';
}
