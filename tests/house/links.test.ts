import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const pages = ['docs', 'docs/quick-start']
  .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  .filter((path) => path.endsWith('.md'));
const read = (page: string) => readFileSync(page, 'utf8');

/** The anchor that the site gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .replaceAll(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase();

const anchorsOf = (page: string) =>
  Array.from(read(page).matchAll(/^#+ (.+)$/gm), ([, heading = '']) => anchorOf(heading));

test('each link of the documentation leads to an existing page and an existing heading', () => {
  const links = pages.flatMap((page) =>
    Array.from(read(page).matchAll(/\]\(((?!\w+:)[^)\s]+)\)/g), ([, link = '']) => ({ page, link })),
  );
  expect(links.length).toBeGreaterThan(50);
  const broken = links.filter(({ page, link }) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? page : posix.join(posix.dirname(page), path);
    if (!target.endsWith('.md')) return false;
    return !pages.includes(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
  });
  expect(broken.map(({ page, link }) => `${page}: ${link}`)).toEqual([]);
});

test('each page of the documentation is in the side bar of the site', () => {
  const sidebar = readFileSync('docs/.vitepress/config.ts', 'utf8');
  const missing = pages.filter((page) => page !== 'docs/index.md' && !sidebar.includes(`'/${page.slice(5, -3)}'`));
  expect(missing).toEqual([]);
});

test('each page of the documentation has an example', () => {
  const without = pages.filter((page) => !/```|[Ff]or example|such as/.test(read(page)));
  expect(without).toEqual([]);
});
