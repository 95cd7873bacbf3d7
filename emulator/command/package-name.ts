import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '../provider/fields';

/** The name of the package in a folder; undefined where there is none. */
export async function packageName(folder: string): Promise<string | undefined> {
  try {
    const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    const name = isRecord(manifest) ? manifest['name'] : undefined;
    return typeof name === 'string' && name !== '' ? name : undefined;
  } catch {
    return undefined;
  }
}
