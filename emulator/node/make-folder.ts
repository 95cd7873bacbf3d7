import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder, and those above it. The system does the same (`recursive`), but Node 20 never ends where it lets no
 * one create a folder, as in `/proc`.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  const above = dirname(folder);
  if (above !== folder) await makeFolder(above);
  try {
    await mkdir(folder);
  } catch (problem) {
    // Another process may have created it meanwhile.
    if (!(await isFolder(folder))) throw problem;
  }
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
