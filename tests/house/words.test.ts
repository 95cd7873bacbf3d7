import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The words that names, comments, titles and documents do without, each with what to write in its place. */
const unused: Readonly<Record<string, string>> = {
  somebody: 'user, visitor, account; signedIn for a state',
};

/** Sentences on the screen are the product's; the words of a translation, and what a screen reader said, are theirs. */
const others = /\.messages\.ts$|^widget\/locales\/|^docs\/heard\/|^playground\/|^tests\/house\/words\.test\.ts$/;

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.md'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !others.test(file));

test.each(Object.entries(unused))('"%s" is not used: write %s', (word) => {
  const pattern = new RegExp(String.raw`\b${word}\b`, 'i');
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});
