import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const packageOf = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

/** Writes the licences of the packages that a build carries beside it, as each of them asks for. */
export function notices(): Plugin {
  return {
    name: 'vestibule-notices',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const folders = new Set(modules.flatMap((id) => packageOf.exec(id)?.[0] ?? []));
      const texts = [...folders].toSorted().map(noticeOf);
      if (texts.length > 0)
        this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY-NOTICES.md', source: texts.join('\n') });
    },
  };
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'license', 'license.md']
    .map((one) => join(folder, one))
    .find(existsSync);
  if (!file && !license) throw new Error(`${name} says nothing of its licence: it may not be published along.`);
  return `## ${name} ${version}\n\n${file ? readFileSync(file, 'utf8').trim() : `Licence: ${license}`}\n`;
}
