import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The folder of the package that a module belongs to: the nearest above it that has a version. */
function packageOf(id: string): string | undefined {
  if (!id.includes('/node_modules/')) return undefined;
  let folder = dirname(id);
  while (!isPackage(folder)) folder = dirname(folder);
  return folder;
}

function isPackage(folder: string): boolean {
  const manifest = join(folder, 'package.json');
  return existsSync(manifest) && readFileSync(manifest, 'utf8').includes('"version"');
}

/**
 * Writes the licences of the packages in a build into its folder, as the licences require.
 * @param fileName another name where two builds share a folder
 */
export function notices(fileName = 'THIRD-PARTY-NOTICES.txt'): Plugin {
  return {
    name: 'vestibule-notices',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const folders = new Set(modules.flatMap((id) => packageOf(id) ?? []));
      const texts = [...folders].toSorted().map(noticeOf);
      if (texts.length > 0) this.emitFile({ type: 'asset', fileName, source: texts.join('\n') });
    },
  };
}

const heading = (name: string, version: string) => `${name} ${version}`;

/** Tells whether notices contain that of a package. */
export const isNoticeOf = (notices: string, name: string, version: string): boolean =>
  notices.split('\n').includes(heading(name, version));

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (!file && !license) throw new Error(`${name} says nothing of its licence: it may not be published along.`);
  return `${heading(name, version)}\n\n${file ? readFileSync(join(folder, file), 'utf8').trim() : `Licence: ${license}`}\n`;
}
