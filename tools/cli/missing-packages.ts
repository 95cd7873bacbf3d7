import { posix } from 'node:path';
import { readManifest } from '../init/read-manifest';
import { clientVersion, peerVersions } from '../init/supported-versions';
import { rangesOverlap } from '../init/version-range';
import type { Terminal } from './terminal';

/** The packages that rewritten code needs, by their names, each as `npm install` takes it. */
const needed: Readonly<Record<string, string>> = {
  'vestibule-auth': 'vestibule-auth',
  '@stytch/vanilla-js': `@stytch/vanilla-js@${clientVersion}`,
  react: 'react',
  'react-dom': 'react-dom',
};

/**
 * The sentence with the packages to install for rewritten files; empty where no `package.json` is above them, or one
 * names the log-in form.
 */
export async function missingPackages(files: readonly string[], readFile: Terminal['readFile']): Promise<string> {
  const folders = new Set(files.flatMap(foldersAbove));
  const texts = await Promise.all(
    Array.from(folders, (folder) => readFile(posix.join(folder, 'package.json')).catch(() => undefined)),
  );
  const manifests = texts.flatMap((text) => {
    const manifest = text === undefined ? '' : readManifest(text);
    return typeof manifest === 'string' ? [] : [manifest];
  });
  const named = new Map(
    manifests
      .toReversed()
      .flatMap(({ devDependencies, dependencies }) => Object.entries({ ...devDependencies, ...dependencies })),
  );
  if (manifests.length === 0 || named.has('vestibule-auth')) return '';
  const missing = Object.entries(needed).flatMap(([name, install]) =>
    isUsable(name, named.get(name)) ? [] : [install],
  );
  return `
The rewritten code needs packages that package.json does not name, or names in another version. Install them:
  npm install ${missing.join(' ')}
`;
}

/** Tells whether a project declares a version of a package that the log-in form works with. */
const isUsable = (name: string, declared: string | undefined) =>
  declared !== undefined && rangesOverlap(declared, peerVersions[name] ?? '*');

/** The folders that a file is in, up to the working folder, or to the root. */
function foldersAbove(file: string): readonly string[] {
  const folders = [posix.dirname(file.replaceAll('\\', '/'))];
  for (let folder = folders[0]; folder !== undefined; folder = folders.at(-1)) {
    const above = posix.dirname(folder);
    if (above === folder || posix.basename(folder) === '..') break;
    folders.push(above);
  }
  return folders;
}
