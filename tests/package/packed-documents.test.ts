import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';

/** The files that npm packs whatever a package says. */
const always = ['README.md', 'LICENSE', 'package.json'];

const packages = ['.', 'emulator'];

const filesOf = (folder: string): readonly string[] => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { files: readonly string[] };
  return [...manifest.files, ...always];
};

const documentsOf = (folder: string) =>
  filesOf(folder).flatMap((file) => {
    if (file.endsWith('.md')) return [file];
    if (file !== 'docs') return [];
    return readdirSync(join(folder, file)).flatMap((name) => (name.endsWith('.md') ? [`${file}/${name}`] : []));
  });

test.each(packages)(
  'an embedder who reads the documents of an installed package (%s) can follow every link',
  (folder) => {
    const files = filesOf(folder);
    const isPacked = (path: string) => files.some((file) => path === file || path.startsWith(`${file}/`));
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
  },
);

test('an embedder finds the guide, the tables and the list of changes in the package', () => {
  const documents = documentsOf('.');
  for (const document of ['docs/embedding.md', 'docs/options.md', 'docs/migrating.md', 'CHANGELOG.md'])
    expect(documents).toContain(document);
});
