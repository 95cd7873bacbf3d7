import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Writes a compressed copy beside each script, style sheet and picture of a build, so that serving one costs nothing. */
export function precompress(): Plugin {
  return {
    name: 'vestibule-precompress',
    apply: 'build',
    async writeBundle({ dir = '.' }) {
      const files = await readdir(dir, { recursive: true });
      await Promise.all(
        files.filter((file) => /\.(js|css|svg)$/.test(file)).map((file) => compressFile(join(dir, file))),
      );
    },
  };
}

async function compressFile(path: string): Promise<void> {
  await writeFile(`${path}.gz`, await promisify(gzip)(await readFile(path), { level: 9 }));
}
