import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { citationProblems, type House } from './documents';

/** The files of a build, an installation or a run, and those that no person wrote. */
const notOurs = /^(?:node_modules|dist|\.git|\.cache|test-results|playwright-report|storybook-static)$/;
const isWritten = /(?:\.(?:tsx?|mjs|css|html|md|json|ya?ml)|\/run)$/;
const isMade = /^(?:package-lock\.json|tests\/visual\/approved\.json)$/;

function* files(folder: string): Generator<string> {
  for (const entry of readdirSync(folder || '.', { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (notOurs.test(entry.name)) continue;
    if (entry.isDirectory()) yield* files(path);
    else if (entry.isFile()) yield path;
  }
}

test('each cited rule and threat is defined and has tests, and each file that a document names exists', () => {
  // These files hold examples of citations.
  const examples = /^(?:tests\/house\/documents\.|scripts\/trust\/trust\.test)/;
  const isRead = (path: string) => isWritten.test(path) && !isMade.test(path) && !examples.test(path);
  const read = (path: string) => (isRead(path) ? readFileSync(join(process.cwd(), path), 'utf8') : '');
  const house = new Map(Array.from(files(''), (path) => [path, read(path)]));
  expect(house.size).toBeGreaterThan(500);
  expect(citationProblems(house)).toEqual([]);
});

const document =
  '# Rules\n\n- **B-A-1** A rule.\n  Test: `a.test.ts`,\n  `help.ts` "case"\n- **B-A-2** Another.\n  Test: `a.test.ts`\n\n## End\n';
const sound: Readonly<Record<string, string>> = {
  'docs/rules.md': document,
  'a.test.ts': "test('a user does [B-A-1] [B-A-2]', () => {});",
  'help.ts': '// case, B-A-1 (rules.md, docs/rules.md)\n// WCAG 2.4.3 and RFC 9700, 4.16',
};
const houseOf = (changes: Record<string, string> = {}): House => new Map(Object.entries({ ...sound, ...changes }));

test('correct citations give no problem', () => {
  expect(citationProblems(houseOf())).toEqual([]);
});

test.each([
  ['a path', { 'docs/more.md': '`flows/a.ts`' }],
  ['a folder', { 'docs/more.md': '`flows/` and `flows`' }],
  ['an import', { 'docs/more.md': '`flows/a`' }],
  ['a name for contributors', { 'docs/contributing/more.md': '`a.ts`' }],
  ["a file of a reader's project", { 'docs/more.md': '`src/client.ts` and `client.ts`' }],
])('%s that a document names correctly gives no problem', (_what, changes) => {
  expect(citationProblems(houseOf({ 'flows/a.ts': '', ...changes }))).toEqual([]);
});

test('a threat without a test and with an accepted reason gives no problem', () => {
  const changes = { 'docs/more.md': '- **T-B-1** It is so.\n  No test (host): it is theirs to say.\n' };
  expect(citationProblems(houseOf(changes))).toEqual([]);
});

test.each([
  ['an id that nothing defines', { 'a.ts': '// (B-A-3)' }, 'a.ts cites B-A-3, which no document defines'],
  ['an id whose number only begins like one', { 'a.ts': '// T-A-11' }, 'a.ts cites T-A-11, which no document defines'],
  [
    'an id that is defined twice',
    { 'docs/more.md': document.slice(9, 75) },
    'docs/more.md defines B-A-1 a second time',
  ],
  ['a rule without a test', { 'docs/more.md': '- **B-B-1** It is so.\n' }, 'B-B-1 lists no test'],
  [
    'a rule that leaves its test to the next one',
    { 'docs/more.md': '- **T-B-1** It is so.\n- **T-B-2** So too.\n  Test: `a.test.ts`\n' },
    'T-B-1 lists no test',
  ],
  [
    'a rule that names a helper alone',
    { 'docs/more.md': '- **B-B-1** It is so.\n  Test: `help.ts` "case"\n' },
    'B-B-1 lists no test',
  ],
  [
    'a reason that is none',
    { 'docs/more.md': '- **T-B-1** It is so.\n  No test (later): it takes long.\n' },
    'T-B-1 has no test, for "later", which is no reason',
  ],
  [
    'a test and a reason to have none',
    { 'docs/more.md': '- **T-B-1** It is so.\n  No test (host): theirs.\n  Test: `a.test.ts`\n' },
    'T-B-1 lists a test, and a reason to have none',
  ],
  [
    'a title that lost its id',
    { 'a.test.ts': "test('a user does [B-A-2]')" },
    'B-A-1 lists a.test.ts, where no title ends with [B-A-1]',
  ],
  [
    'a title with an id whose item does not list the file',
    { 'b.test.ts': "test('a user does [B-A-2]')" },
    'b.test.ts has a test of B-A-2, which does not list it',
  ],
  ['a part of a helper that is gone', { 'help.ts': '' }, 'B-A-1 lists "case", which is not in help.ts'],
  [
    'a test file that is gone',
    { 'docs/more.md': '- **B-B-1** It is so.\n  Test: `b.spec.ts`\n' },
    'B-B-1 lists b.spec.ts, which does not exist',
  ],
  [
    'a section of a specification',
    { 'a.ts': '/** A way in (spec section 2). */' },
    'a.ts cites "spec section", which is not here',
  ],
  ['sections of one', { 'a.ts': '// spec, sections 3 and 9' }, 'a.ts cites "spec, sections", which is not here'],
  ['a specification', { 'a.ts': "// the spec's words" }, 'a.ts cites "the spec", which is not here'],
  ['a foreign id', { 'a.ts': '// (FOC-06)' }, 'a.ts cites "FOC-06", which is not here'],
  ['a foreign id with a letter', { 'a.ts': '// IDP-L6' }, 'a.ts cites "IDP-L6", which is not here'],
  ['a foreign document', { 'a.ts': '// `design.md` says so' }, 'a.ts names design.md, which is not there'],
  [
    'a path that is gone',
    { 'flows/a.ts': '', 'docs/more.md': 'See `flows/b.ts`.' },
    'docs/more.md names flows/b.ts, which is not there',
  ],
  [
    'a folder that is gone',
    { 'flows/a.ts': '', 'README.md': 'See `flows/b/`.' },
    'README.md names flows/b/, which is not there',
  ],
  [
    'the name of a file that is gone, in a document for contributors',
    { 'docs/contributing/more.md': 'See `b.ts`.' },
    'docs/contributing/more.md names b.ts, which is not there',
  ],
  ['a folder beside the clone', { 'a.ts': "read('../shared/x.json')" }, 'a.ts cites "../shared", which is not here'],
])('%s is reported', (_what, changes, problem) => {
  expect(citationProblems(houseOf(changes))).toContain(problem);
});
