import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { root } from './root.ts';
import { entries } from './sources.ts';

/** The types of each entry, bundled, so that a compiler of any setting finds them. */
export async function buildTypes(folder: string): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(root, file)])),
    plugins: [dts({ emitDtsOnly: true, tsconfig: join(root, 'scripts/package/tsconfig.types.json') })],
    external: (id) => !id.startsWith('.') && !id.startsWith('/'),
  });
  await bundle.write({ dir: folder, format: 'es', chunkFileNames: 'types/[name]-[hash].js' });
  await bundle.close();
}
