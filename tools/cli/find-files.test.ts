import { expect, test } from 'vitest';
import { migrate } from '../migrate/migrate';
import { findFiles } from './find-files';
import { entriesOf, runOn } from './testing/run-on';

/** The folders of files in memory. */
const folders = (files: readonly string[]) => async (path: string) => entriesOf(files, path);

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
  const files = {
    'src/App.vue': "<script setup>\nimport { StytchUIClient } from '@stytch/vanilla-js';\n</script>",
    'src/index.html': '<title>Nothing of theirs</title>',
  };
  const { code, out, err, disk } = await runOn(['migrate', 'src', '--write'], files, {
    migrate: async (text, name) => migrate(text, name),
  });
  expect({ code, out }).toEqual({ code: 1, out: '0 files rewritten, 1 file left as it is.\n' });
  expect(err).toContain('src/App.vue:1: error: its script is inside markup.');
  expect(Object.fromEntries(disk)).toEqual(files);
});
