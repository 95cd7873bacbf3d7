import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { emulatorEntries, entries } from '../../scripts/package/sources';
import emulatorManifest from '../../emulator/package.json' with { type: 'json' };
import manifest from '../../package.json' with { type: 'json' };
import { granted, ofOthers, type Snippet, snippetsOf, surroundings } from './snippets';

const root = process.cwd();
// The worked example for who changes the house is tried by a test of its own.
const documents = ['README.md', 'emulator/README.md', ...readdirSync('docs').map((name) => `docs/${name}`)].filter(
  (path) => path.endsWith('.md') && path !== 'docs/add-a-method.md',
);

const promises = 'tests/package/promised-types.ts';

const pathsOf = (name: string, files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([entry, file]) => [entry === 'index' ? name : `${name}/${entry}`, [join(root, file)]]);

const paths = Object.fromEntries([
  ...pathsOf(manifest.name, entries),
  ...pathsOf(emulatorManifest.name, emulatorEntries),
]);

const options: ts.CompilerOptions = {
  ...ts.convertCompilerOptionsFromJson(
    {
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      types: ['vite/client', 'node'],
    },
    root,
  ).options,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  paths,
};

/** A compiler of an embedder's project: the snippets, what they take for granted, and what the types promise. */
function compile(snippets: readonly Snippet[]): ts.Program {
  const files = new Map<string, string>([
    [join(root, 'snippets/granted.d.ts'), granted],
    [join(root, 'snippets/of-others.d.ts'), ofOthers],
  ]);
  for (const { file, code } of snippets) {
    files.set(join(root, file), code);
    for (const [name, text] of Object.entries(surroundings)) files.set(join(root, file, '..', name), text);
  }
  const host = ts.createCompilerHost(options);
  const { fileExists, directoryExists, readFile, getSourceFile } = host;
  host.directoryExists = (path) => path.startsWith(join(root, 'snippets')) || (directoryExists?.(path) ?? true);
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path) ?? readFile(path);
  host.getSourceFile = (path, version) => {
    const text = files.get(path);
    return text === undefined ? getSourceFile(path, version) : ts.createSourceFile(path, text, version);
  };
  const own = ['widget/script/index.ts', promises].map((path) => join(root, path));
  return ts.createProgram(
    [...own, ...files.keys()].filter((path) => !path.endsWith('.json')),
    options,
    host,
  );
}

/** The mistakes that the compiler finds in a file. */
function mistakesIn(program: ts.Program, file: string): string[] {
  const source = program.getSourceFile(join(root, file));
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'),
  );
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
beforeAll(() => void (program = compile(wrongSnippet ? [...snippets, wrongSnippet] : snippets)), 120_000);

test('an embedder who copies a snippet of the documents has code that compiles under strict', () => {
  expect(snippets.length).toBeGreaterThan(15);
  const mistakes = snippets.flatMap(({ origin, file }) =>
    mistakesIn(program, file).map((text) => `${origin}: ${text}`),
  );
  expect(mistakes).toEqual([]);
  // The compiler that finds nothing in them does find something.
  expect(mistakesIn(program, wrongSnippet?.file ?? '')).toHaveLength(1);
}, 120_000);

test('a developer is stopped by the compiler wherever the types can forbid a mistake', () => {
  expect(read(promises)).toContain('expectTypeOf');
  expect(mistakesIn(program, promises)).toEqual([]);
}, 120_000);

test('an embedder who installs what the guide packs finds the file that it names', () => {
  const guide = readFileSync(join(root, 'docs/embedding.md'), 'utf8');
  const named = new Set(guide.match(/vestibule-auth-[\d.]+\.tgz/g));
  expect([...named]).toEqual([`${manifest.name}-${manifest.version}.tgz`]);
});
