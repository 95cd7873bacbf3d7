import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The words that names, comments, titles and documents do without, each with what to write in its place. */
const unused: Readonly<Record<string, string>> = {
  somebody: 'user, visitor, account; signedIn for a state',
  nobody: 'no user, no one; signedOut for a state; serverClient for a client that answers nothing',
  whoever: 'the user who, or the subject of the sentence itself',
  withheld: 'not rendered; not hydrated',
  furnish: 'initStore, set up',
  judgement: 'strength, rating, validation, result',
  patience: 'maxWait, timeout',
  'drawn anew': 'rendered again',
  anew: 'again',
  unasked: 'without a question, by itself',
};

/** Sentences on the screen that documents and tests quote. */
const quoted = /Nobody has checked its name/g;

/** Sentences on the screen belong to the product. Translations and the output of a screen reader are not checked. */
const others =
  /\.messages\.ts$|^widget\/locales\/|^docs\/contributing\/heard\/|^playground\/|^tests\/house\/words\.test\.ts$/;

/** A line, and again with the parts of its names as words of their own. */
const withParts = (line: string): string => `${line} ${line.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')}`;

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.md'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !others.test(file));

const anyWord = new RegExp(String.raw`\b(?:${Object.keys(unused).join('|')})\b`, 'i');

/** Each line of the files that has any of the words, and its place. */
const suspects = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line, index) => ({ place: `${file}:${index + 1}`, text: withParts(line.replaceAll(quoted, '')) }))
    .filter(({ text }) => anyWord.test(text)),
);

test('the files are found', () => {
  expect(files.length).toBeGreaterThan(1000);
});

test.each(Object.entries(unused))('"%s" is not used: write %s', (word) => {
  const pattern = new RegExp(String.raw`\b${word}\b`, 'i');
  expect(suspects.filter(({ text }) => pattern.test(text)).map(({ place }) => place)).toEqual([]);
});
