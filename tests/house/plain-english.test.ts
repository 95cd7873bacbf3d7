import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Sentence, sentencesOf, wordsIn } from './plain-english';

/** The documents for embedders. */
const documents = [
  'README.md',
  'emulator/README.md',
  ...['docs', 'docs/quick-start'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];

/** The sentences of a document; without the table of the widget's own sentences, which are the product's. */
const read = (path: string) =>
  sentencesOf(readFileSync(path, 'utf8').replace(/<!-- table: messages -->[^]*?<!-- end of table -->/, ''));

const placed = (path: string, { line, text }: Sentence) => `${path}:${line}: ${text}`;

/** The longest sentence that a reader has to hold in mind, in words. */
const longest = 30;

test.each(documents)('each sentence of %s has at most 30 words, and a usual one at most 18', (path) => {
  const sentences = read(path);
  expect(sentences.filter((one) => wordsIn(one) > longest).map((one) => placed(path, one))).toEqual([]);
  const lengths = sentences.map(wordsIn).toSorted((one, other) => one - other);
  expect(lengths.at(Math.floor(lengths.length / 2))).toBeLessThanOrEqual(18);
});

/** The phrases of a dialect of this house, each with what a reader expects. */
const dialect: readonly (readonly [pattern: RegExp, plain: string])[] = [
  [/\b(?:everybody|anybody)\b/i, 'every user, anyone'],
  [/\b(?:the host's|a host's|the host of (?:the|a) (?:page|mount)|hosts that)\b/i, 'your page, your application'],
  [/\b(?:known user|users? (?:that is|who is) known)\b/i, 'existing user'],
  [/\b(?:drawn|draws)\b/i, 'rendered, shown'],
  [/\b(?:stands? (?:on|in|there|beside|above|below|under)|as it stands)\b/i, 'is'],
  [/\b(?:is|are|was|were) told\b|\btold of\b/i, 'is logged, is shown, you receive'],
  [/\bways? in\b|\bleads? on\b/i, 'method; continues'],
  [/\bthe peer('s)? (?:widget|product)\b/i, "Stytch's widget"],
  [/\b(?:a|the) person\b|\bpeople who\b/i, 'a user, a visitor'],
  [/\bof a project's own\b|\bone's own\b/i, 'your own'],
];

test.each(dialect)('a document for embedders does not contain %s: write "%s"', (pattern) => {
  const found = documents.flatMap((path) =>
    read(path)
      .filter(({ text }) => pattern.test(text))
      .map((one) => placed(path, one)),
  );
  expect(found).toEqual([]);
});

test('sentences are read from paragraphs, lists and cells, and code counts as one word', () => {
  const markdown = [
    '# A title, which is no sentence',
    'One two',
    'three. Four `five six`.',
    '',
    '```ts',
    'everybody();',
    '```',
    '- A [link to it](#there) here',
    '',
    '| a | b c |',
  ].join('\n');
  const sentences = sentencesOf(markdown);
  expect(sentences.map(({ text }) => text)).toEqual(['One two three.', 'Four code.', 'A link to it here', 'a', 'b c']);
  expect(sentences.map(({ line }) => line)).toEqual([2, 2, 8, 10, 10]);
  expect(sentences.map(wordsIn)).toEqual([3, 2, 5, 1, 2]);
});
