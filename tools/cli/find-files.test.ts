import { expect, test } from 'vitest';
import { migrate } from '../migrate/migrate';
import { findFiles } from './find-files';
import { run } from './run';
import type { Terminal } from './terminal';

/** The folders of a disk in memory. */
const folders =
  (files: readonly string[]): NonNullable<Terminal['listFolder']> =>
  async (path) => {
    const prefix = path === '.' ? '' : `${path}/`;
    const names = files.filter((file) => file.startsWith(prefix)).map((file) => file.slice(prefix.length));
    const entries = new Map(names.map((name) => [name.split('/')[0] ?? '', name.includes('/')]));
    return entries.size === 0 ? undefined : Array.from(entries, ([name, isFolder]) => ({ name, isFolder }));
  };

test('a folder, with sources and other files, has its sources found', async () => {
  const sources = ['a.cts', 'b.tsx', 'deep/App.vue', 'deep/Login.svelte', 'index.astro', 'index.htm', 'index.html'];
  const others = ['a.d.ts', 'a.json', 'style.css', 'dist/index.html', 'node_modules/x/App.vue'];
  const files = [...sources, ...others].map((name) => `src/${name}`);
  expect((await findFiles(['src'], folders(files))).toSorted()).toEqual(sources.map((name) => `src/${name}`));
});

test('a pattern that matches JSON and other files finds the sources alone', async () => {
  const files = ['ext/a.ts', 'ext/manifest.json', 'ext/style.css', 'ext/deep/b.tsx'];
  expect(await findFiles(['ext/**/*'], folders(files))).toEqual(['ext/a.ts', 'ext/deep/b.tsx']);
  expect(await findFiles(['ext/*.json', 'ext/manifest.json'], folders(files))).toEqual(['ext/manifest.json']);
});

test('a folder with a component of Vue, which configures the widget, is migrated with the reason why that is left', async () => {
  const disk = new Map([
    ['src/App.vue', "<script setup>\nimport { StytchUIClient } from '@stytch/vanilla-js';\n</script>"],
    ['src/index.html', '<title>Nothing of theirs</title>'],
  ]);
  const said = { out: '', err: '' };
  const code = await run(['migrate', 'src', '--write'], {
    readFile: async (path) => disk.get(path) ?? '',
    writeFile: async (path) => Promise.reject(new Error(`${path} was written`)),
    listFolder: folders([...disk.keys()]),
    write: (text) => void (said.out += text),
    warn: (text) => void (said.err += text),
    migrate: async (text, name) => migrate(text, name),
  });
  expect({ code, out: said.out }).toEqual({ code: 1, out: '0 files rewritten, 1 file left as it is.\n' });
  expect(said.err).toContain('src/App.vue:1: error: its script is inside markup.');
});
