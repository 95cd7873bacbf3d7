import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { checks } from '../build/checks.ts';
import { forEmbedders } from './embedder-types.ts';
import { root } from './root.ts';

/** The rules of the product and the files that comments cite. The package with the types does not contain them. */
const citations = [
  / \((?:[BT]-[A-Z]+-\d+(?:, )?)+\)/g,
  /\b[BT]-[A-Z]+-\d+, /g,
  /^\/\/(?:#region|#endregion| [\w./-]+\.d\.ts).*\n/gm,
];

const withoutCitations = (code: string) => citations.reduce((text, one) => text.replaceAll(one, ''), code);

/** Removes citations from the comments that an embedder reads in an editor. */
const uncited: Plugin = {
  name: 'uncited',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = forEmbedders(withoutCitations(file.code));
  },
};

/** The types of each entry, bundled, so that a compiler finds them with any setting. */
export async function buildTypes(folder: string, entries: Readonly<Record<string, string>>): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    checks,
    input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(root, file)])),
    plugins: [dts({ emitDtsOnly: true, tsconfig: join(root, 'scripts/package/tsconfig.types.json') }), uncited],
    external: (id) => !id.startsWith('.') && !id.startsWith('/'),
  });
  await bundle.write({ dir: folder, format: 'es', chunkFileNames: 'types/[name]-[hash].js' });
  await bundle.close();
}
