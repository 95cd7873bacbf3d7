import { expect, test } from 'vitest';
import { initOn } from './testing/init-on';

test.each([
  ['a folder in place of a file', 'login.html/notes.txt', 'login.html is a folder'],
  ['a folder in place of a module', 'src/vestibule/client.js/index.js', 'src/vestibule/client.js is a folder'],
  ['a file in place of a folder', 'e2e', 'e2e is a file'],
  ['a file in place of a parent folder', 'src', 'src is a file'],
])('%s is found before anything is written, with --force too', async (_what, path, words) => {
  const files = { 'package.json': {}, [path]: 'mine' };
  for (const args of [[], ['--force']]) {
    const { code, err, names } = await initOn(files, ...args);
    expect({ code, names }).toEqual({ code: 1, names: Object.keys(files).toSorted() });
    expect(err).toContain('Nothing was written: ');
    expect(err).toContain(`  ${words}\n`);
  }
});

test('a file that cannot be read counts as there', async () => {
  const { code, err, names } = await initOn({ 'package.json': {}, 'callback.html': Symbol('unreadable') });
  expect({ code, names }).toEqual({ code: 1, names: ['callback.html', 'package.json'] });
  expect(err).toBe('Nothing was written: these files are there. Use --force to overwrite them.\n  callback.html\n');
});
