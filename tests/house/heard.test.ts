import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { heardFile } from '../screen-reader/heard-file';

const folder = 'tests/screen-reader';

/** The titles of the tests with a screen reader. */
const titles = readdirSync(folder)
  .filter((name) => name.endsWith('.spec.ts'))
  .flatMap((name) => {
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    return Array.from(
      text.matchAll(/^ *test\((?:'([^']+)'|"([^"]+)")/gm),
      ([, single, double]) => single ?? double ?? '',
    );
  });

test('each test with a screen reader has its speech in the documentation, and no other speech is there', () => {
  const files = readdirSync('docs/contributing/heard');
  const inBrowsers = (title: string) => ['Chromium', 'Firefox'].map((browser) => heardFile(title, browser));
  const unheard = titles.filter((title) => !inBrowsers(title).some((file) => files.includes(file)));
  const known = titles.flatMap(inBrowsers);
  expect({ unheard, untested: files.filter((file) => !known.includes(file)) }).toEqual({ unheard: [], untested: [] });
  expect(titles.length).toBeGreaterThan(10);
});
