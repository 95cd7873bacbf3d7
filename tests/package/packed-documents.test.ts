import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { readNpm } from '../../scripts/run.mjs';

/** The files that npm always packs. */
const always = ['README.md', 'LICENSE', 'package.json'];

const packages = ['.', 'emulator'];

const filesOf = (folder: string): readonly string[] => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { files: readonly string[] };
  return [...manifest.files, ...always];
};

const documentsOf = (folder: string) =>
  filesOf(folder).flatMap((file) => {
    if (file.startsWith('!')) return [];
    if (file.endsWith('.md')) return [file];
    if (file !== 'docs') return [];
    return ['docs', 'docs/quick-start'].flatMap((place) =>
      readdirSync(join(folder, place)).flatMap((name) => (name.endsWith('.md') ? [`${place}/${name}`] : [])),
    );
  });

test.each(packages)('every link in the documents of an installed package (%s) can be followed', (folder) => {
  const files = filesOf(folder);
  const isIn = (path: string, folders: readonly string[]) =>
    folders.some((file) => path === file || path.startsWith(`${file}/`));
  const left = files.flatMap((file) => (file.startsWith('!') ? [file.slice(1)] : []));
  const isPacked = (path: string) => isIn(path, files) && !isIn(path, left);
  const links = documentsOf(folder)
    .flatMap((document) =>
      Array.from(
        readFileSync(join(folder, document), 'utf8').matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g),
        ([, link = '']) => ({
          document,
          link,
          path: posix.join(posix.dirname(document), link),
        }),
      ),
    )
    .filter(({ link }) => !/^\w+:/.test(link));
  const broken = links.filter(({ path }) => !isPacked(path) || !existsSync(join(folder, path)));
  expect(broken.map(({ document, link }) => `${document}: ${link}`)).toEqual([]);
});

test('the package contains the guide, the tables and the list of changes', () => {
  const documents = documentsOf('.');
  for (const document of ['docs/quick-start/react.md', 'docs/options.md', 'docs/migrating.md', 'CHANGELOG.md'])
    expect(documents).toContain(document);
});

test.each([
  ['documents of contributors', /^docs\/(?:contributing|\.vitepress|public)\b/],
  ['tests and stories', /\.(?:test|spec|stories)\./],
])('the package contains no %s', (_what, pattern) => {
  expect(packedFiles('.').filter((file) => pattern.test(file))).toEqual([]);
});

test.each(packages)('the package (%s) names its owner, and requires no engine that it does not need', (folder) => {
  const manifest: Record<string, unknown> = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const member of ['author', 'bugs', 'homepage', 'keywords', 'license', 'repository'])
    expect(manifest).toHaveProperty(member);
  // A browser's package is bundled by any Node; the emulator runs in one.
  expect(manifest['engines']).toEqual(folder === '.' ? undefined : { node: '>=20.20' });
});

/** The files that npm would pack of this build. */
function packedFiles(folder: string): string[] {
  const answer = readNpm(['pack', '--dry-run', '--json', '--ignore-scripts', '--workspaces=false'], { cwd: folder });
  const [packed] = JSON.parse(answer) as { files: { path: string }[] }[];
  return packed?.files.map(({ path }) => path) ?? [];
}

test('the jotai that the documents install is the one of the package, so that there is one copy', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: { jotai: string } };
  expect(readFileSync('docs/own-design.md', 'utf8')).toContain(`npm install jotai@${dependencies.jotai}\``);
});
