import { describe, expect, test } from 'vitest';
import { migrate } from './migrate';

const rewritten = (text: string, name = 'words.ts') => {
  const { text: written, notes } = migrate(text, name);
  return { text: written, notes: notes.map(({ level, message }) => `${level}: ${message}`) };
};
const strings = (inside: string) => rewritten(`export const strings = { ${inside} };`);
const written = (inside: string) => `export const strings = { ${inside} };`;

// Columns: a sentence before | the sentence after.
describe('a sentence', () => {
  test.each([
    ['that needs no change stays as it is quoted', '\'login.title\': "Hi"', '\'main.title\': "Hi"'],
    ['that is a template stays one', "'login.title': `Hi`", "'main.title': `Hi`"],
    ['with types around it keeps them', "'login.title': 'Hi' as const", "'main.title': 'Hi' as const"],
    ['that changes is quoted as the rest', "'login.title': '<b>Hi</b>'", "'main.title': 'Hi'"],
    ['with an apostrophe can be read', "'login.title': \"It''s\"", "'main.title': \"It's\""],
    ['with a line break can be read', "'login.title': '<b>Hi</b>\\nyou'", '\'main.title\': "Hi\\nyou"'],
    ['that is ours already stays', "'main.title': 'Hi'", "'main.title': 'Hi'"],
  ])('%s', (_what, inside, expected) => expect(strings(inside).text).toBe(written(expected)));

  test('that is two of ours is written for both', () => {
    const { text, notes } = strings("'error.invalidEmail': '<b>No</b>'");
    expect(text).toBe(written("'error.invalid_email': 'No', 'main.emailFormatInvalid': 'No'"));
    expect(notes).toEqual([]);
  });
});

describe('sentences for numbers', () => {
  const sentence = '{n, plural, one {# digit} other {# digits}}';
  const id = 'password.strengthError.minimumLength';

  test('are written as a module has them, and as JSON has them', () => {
    const { text } = strings(`'${id}': '${sentence}'`);
    expect(text).toBe(written("'strength.characters': { one: '{count} digit', other: '{count} digits' }"));
    const data = rewritten(JSON.stringify({ [id]: sentence }), 'words.json');
    expect(JSON.parse(data.text)).toEqual({ 'strength.characters': { one: '{count} digit', other: '{count} digits' } });
    expect(data.notes).toEqual([]);
  });

  test.each([
    ['where ours is said without a number', 'login.title', sentence, "strings['main.title'] has {count}"],
    [
      'where one of them is lost',
      id,
      '{n, plural, =0 {none} other {# digits}}',
      'it chooses in a way that ours cannot',
    ],
    ['where there is no such id', 'login.titel', sentence, 'there is no such id.'],
  ])('are left out with the reason, %s', (_where, one, text, why) => {
    const left = strings(`'button.done': 'Done', '${one}': '${text}'`);
    expect(left.text).toBe(written("'passkey.done': 'Done',"));
    expect(left.notes).toEqual([expect.stringContaining(`lost: the sentence "${one}" is not carried over: ${why}`)]);
    expect(left.notes).toEqual([expect.stringMatching(/[^.]\.$/)]);
  });
});

describe('sentences are rewritten', () => {
  test.each([
    ['as what a module is', "export default { 'login.title': 'Hi' };", "export default { 'main.title': 'Hi' };"],
    [
      'in a group for each language',
      "const words = { en: { 'login.title': 'Hi' }, nl: { 'login.title': 'Hoi' } };",
      "const words = { en: { 'main.title': 'Hi' }, nl: { 'main.title': 'Hoi' } };",
    ],
    [
      'in what a function gives',
      "const words = () => ({ 'login.title': 'Hi' });",
      "const words = () => ({ 'main.title': 'Hi' });",
    ],
    [
      'once, where two mounts have them',
      "const words = { 'login.title': 'Hi' };\nuse({ client, strings: words });\nuse({ config, strings: words });",
      "const words = { 'main.title': 'Hi' };\nuse({ client, strings: words });\nuse({ config, strings: words });",
    ],
    [
      'both, where one of two is chosen',
      "const a = { 'login.title': 'Hi' };\nconst b = { 'login.title': 'Hoi' };\nuse(isDutch ? b : a);",
      "const a = { 'main.title': 'Hi' };\nconst b = { 'main.title': 'Hoi' };\nuse(isDutch ? b : a);",
    ],
    ['nowhere, where none are', "const routes = { 'home.title': 'Hi' };", "const routes = { 'home.title': 'Hi' };"],
  ])('%s', (_where, text, expected) => expect(rewritten(text)).toEqual({ text: expected, notes: [] }));
});

test.each(['...more', '[id]: 1', '[`login.title`]: 1'])(
  'sentences whose ids are not literals are kept and noted: %s',
  (part) => {
    const { text, notes } = strings(`'login.title': 'Hi', ${part}`);
    expect(text).toBe(written(`'main.title': 'Hi', ${part}`));
    expect(notes).toEqual([`lost: "${part}" stays as it was: its ids are not written here.`]);
  },
);

test('sentences in JSON stay JSON', () => {
  const given = { 'login.title': "<b>It''s</b>", 'button.done': '"Done"\n' };
  const { text } = rewritten(JSON.stringify(given), 'words.json');
  expect(JSON.parse(text)).toEqual({ 'main.title': "It's", 'passkey.done': '"Done"\n' });
});
