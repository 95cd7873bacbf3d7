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
    if (notOurs.test(entry.name) || isMade.test(path)) continue;
    if (entry.isDirectory()) yield* files(path);
    else if (entry.isFile() && isWritten.test(path)) yield path;
  }
}

test('whoever reads a clone finds each rule and threat that is cited, with a test that is there', () => {
  // What this check itself looks for stands in its own two files.
  const paths = [...files('')].filter((path) => !path.startsWith('tests/house/documents.'));
  const house = new Map(paths.map((path) => [path, readFileSync(join(process.cwd(), path), 'utf8')]));
  expect(house.size).toBeGreaterThan(500);
  expect(citationProblems(house)).toEqual([]);
});

const document =
  '# Rules\n\n- **B-A-1** A rule.\n  Test: `a.test.ts` "a person";\n  `help.ts` "case"\n- **B-A-2** Another.\n  Test: `a.test.ts` "a person"\n\n## End\n';
const sound: Readonly<Record<string, string>> = {
  'docs/rules.md': document,
  'a.test.ts': "test('a person does', () => {});",
  'help.ts': '// case, B-A-1 (rules.md, docs/rules.md)\n// WCAG 2.4.3 and RFC 9700, 4.16',
};
const houseOf = (changes: Record<string, string> = {}): House => new Map(Object.entries({ ...sound, ...changes }));

test('a house whose citations are sound is left in peace', () => {
  expect(citationProblems(houseOf())).toEqual([]);
});

test('whoever cannot test a threat says why, by one of few reasons', () => {
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
  ['a rule without a test', { 'docs/more.md': '- **B-B-1** It is so.\n' }, 'B-B-1 names no test'],
  [
    'a rule that leaves its test to the next one',
    { 'docs/more.md': '- **T-B-1** It is so.\n- **T-B-2** So too.\n  Test: `a.test.ts` "a person"\n' },
    'T-B-1 names no test',
  ],
  [
    'a rule that names a helper alone',
    { 'docs/more.md': '- **B-B-1** It is so.\n  Test: `help.ts` "case"\n' },
    'B-B-1 names no test',
  ],
  [
    'a reason that is none',
    { 'docs/more.md': '- **T-B-1** It is so.\n  No test (later): it takes long.\n' },
    'T-B-1 has no test, for "later", which is no reason',
  ],
  [
    'a test and a reason to have none',
    { 'docs/more.md': '- **T-B-1** It is so.\n  No test (host): theirs.\n  Test: `a.test.ts` "a person"\n' },
    'T-B-1 names a test, and a reason to have none',
  ],
  [
    'a test that was renamed',
    { 'a.test.ts': "test('somebody')" },
    'B-A-1 names "a person", which does not stand in a.test.ts',
  ],
  [
    'a test file that is gone',
    { 'docs/more.md': '- **B-B-1** It is so.\n  Test: `b.spec.ts` "a person"\n' },
    'B-B-1 names b.spec.ts, which is not there',
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
  ['a folder beside the clone', { 'a.ts': "read('../shared/x.json')" }, 'a.ts cites "../shared", which is not here'],
])('whoever cites %s is told', (_what, changes, problem) => {
  expect(citationProblems(houseOf(changes))).toContain(problem);
});
