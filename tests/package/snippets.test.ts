import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { compile, mistakesIn } from './embedder-compiler';
import { granted, ofOthers, type Snippet, snippetsOf, surroundings } from './snippets';

const root = process.cwd();
const documents = [
  'README.md',
  'emulator/README.md',
  ...['docs', 'docs/quick-start'].flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`)),
].filter((path) => path.endsWith('.md'));

const promises = 'tests/package/promised-types.ts';

/** The snippets as files of a project, with the declarations that they assume. */
function filesOf(snippets: readonly Snippet[]): Map<string, string> {
  const files = new Map<string, string>([
    ['snippets/granted.d.ts', granted],
    ['snippets/of-others.d.ts', ofOthers],
  ]);
  for (const { file, code } of snippets) {
    files.set(file, code);
    for (const [name, text] of Object.entries(surroundings)) {
      const path = posix.join(file, '..', name);
      // A file that the document shows itself counts.
      if (!files.has(path)) files.set(path, text);
    }
  }
  return files;
}

const wrong = `# Wrong

\`\`\`ts
import { mountLogin } from 'vestibule-auth';
mountLogin('#sign-in', { client, config: { products: ['otp'] } });
\`\`\`
`;

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const snippets = documents.flatMap((path) => snippetsOf(path, read(path)));
const [wrongSnippet] = snippetsOf('wrong', wrong);
let program: ts.Program;
// The whole house is compiled with them.
beforeAll(() => {
  const files = filesOf(wrongSnippet ? [...snippets, wrongSnippet] : snippets);
  program = compile(files, ['widget/script/index.ts', promises]);
}, 120_000);

test('each snippet of the documents compiles under strict', () => {
  expect(snippets.length).toBeGreaterThan(15);
  const mistakes = snippets.flatMap(({ origin, file }) =>
    mistakesIn(program, file).map((text) => `${origin}: ${text}`),
  );
  expect(mistakes).toEqual([]);
  // The compiler that finds nothing in them does find something.
  expect(mistakesIn(program, wrongSnippet?.file ?? '')).toHaveLength(1);
}, 120_000);

test('the session check of the documents compiles on a server, without the types of a browser', () => {
  const checks = snippets.filter(({ code }) => code.includes('jwtVerify('));
  const server = compile(filesOf(checks), [], true);
  expect(checks.length).toBeGreaterThan(1);
  expect(checks.flatMap(({ file }) => mistakesIn(server, file))).toEqual([]);
}, 120_000);

test('the compiler rejects each mistake that the types can forbid', () => {
  expect(read(promises)).toContain('expectTypeOf');
  expect(mistakesIn(program, promises)).toEqual([]);
}, 120_000);
