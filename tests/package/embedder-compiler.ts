import { join } from 'node:path';
import ts from 'typescript';
import { buildEntry, emulatorEntries, entries } from '../../scripts/package/sources';
import emulatorManifest from '../../emulator/package.json' with { type: 'json' };
import manifest from '../../package.json' with { type: 'json' };

const root = process.cwd();

const pathsOf = (name: string, files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([entry, file]) => [entry === 'index' ? name : `${name}/${entry}`, [join(root, file)]]);

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
  paths: Object.fromEntries([
    ...pathsOf(manifest.name, { ...entries, ...buildEntry }),
    ...pathsOf(emulatorManifest.name, emulatorEntries),
  ]),
};

/**
 * A compiler of an embedder's project, under `strict`.
 * @param texts files that are not on the disk, by their paths from the root, all in one folder of their own
 * @param files files that are
 * @param isServer leaves the types of the browser out, as the project of a server does
 */
export function compile(
  texts: ReadonlyMap<string, string>,
  files: readonly string[] = [],
  isServer = false,
): ts.Program {
  const made = new Map(Array.from(texts, ([path, text]) => [join(root, path), text]));
  const folders = new Set(Array.from(texts.keys(), (path) => join(root, path.split('/')[0] ?? '')));
  const host = ts.createCompilerHost(options);
  const { fileExists, directoryExists, readFile, getSourceFile } = host;
  host.directoryExists = (path) =>
    [...folders].some((folder) => path.startsWith(folder)) || (directoryExists?.(path) ?? true);
  host.fileExists = (path) => made.has(path) || fileExists(path);
  host.readFile = (path) => made.get(path) ?? readFile(path);
  host.getSourceFile = (path, version) => {
    const text = made.get(path);
    return text === undefined ? getSourceFile(path, version) : ts.createSourceFile(path, text, version);
  };
  const paths = [...files.map((path) => join(root, path)), ...made.keys()].filter((path) => !path.endsWith('.json'));
  return ts.createProgram(paths, isServer ? { ...options, lib: ['lib.es2023.d.ts'], types: ['node'] } : options, host);
}

/** The mistakes that a compiler finds in a file. */
export function mistakesIn(program: ts.Program, file: string): string[] {
  const source = program.getSourceFile(join(root, file));
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'),
  );
}
