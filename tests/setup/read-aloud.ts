import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, expect } from 'vitest';
import { countImports, pageSettles } from './page-settles';
import { spokenLines } from './spoken-lines';

countImports(Reflect.get(globalThis, '__vitest_browser_runner__'));

// Words as they are, without quotation marks.
expect.addSnapshotSerializer({ test: (value) => typeof value === 'string', serialize: (words: string) => words });

// Each story is read at its end, and compared with the snapshot beside its file.
afterEach(async (story) => {
  if (story.task.result?.state !== 'pass') return;
  // The theme editor is a page of tables: no one would read 600 lines for each of its stories.
  if (story.task.file.name.includes('playground/theme-editor/')) return;
  await pageSettles();
  // Given no window it does not look again at a page that changes: all words are of one moment.
  await virtual.start({ container: document.body, window: {} });
  do await virtual.next();
  while (virtual.activeNode !== document.body);
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  // The address of the test is another each time.
  const here = location.href.slice(0, location.href.length - location.hash.length);
  story.expect(spokenLines(phrases).replaceAll(here, 'here')).toMatchSnapshot();
});
