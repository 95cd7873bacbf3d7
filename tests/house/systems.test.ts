import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The commands that only one system has, as far as a text shows, and their replacement. */
const faults: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/(?<=[[(,=]\s*)'(?:npm|npx|pnpm|yarn)'(?=\s*[,\]])/, 'runNpm or runTool of scripts/run.mjs'],
  [/\bshell: (?!false\b|shell\b)/, 'runNpm or runTool of scripts/run.mjs'],
  [/\bnode_modules\/\.bin\//, 'runTool of scripts/run.mjs'],
  [/import\.meta\.url\)\.pathname/, 'fileURLToPath'],
  [/['"`]file:\/\/(?:['"`] \+|\$\{(?!base\b))/, 'pathToFileURL'],
  [/\bimport\((?:join|resolve|path)\b|\bimport\(`\$\{(?:root|folder)/, 'pathToFileURL'],
  [/argv\[1\] ===|=== process\.argv\[1\]/, 'isStarted of scripts/run.mjs'],
  [/['"`]\/tmp\b/, 'tmpdir of node:os'],
  [/\bprocess\.kill\(-|['"](?:rm|cp|mv|mkdir|bash|sh|sed|grep|which)', \[/, 'what Node does itself'],
];

/** The faults in a text of code. */
const faultsIn = (code: string) =>
  faults.flatMap(([pattern, instead]) => {
    const [found] = pattern.exec(code) ?? [];
    return found === undefined ? [] : [`${found}: ${instead}`];
  });

const folders = ['.storybook', 'bin', 'emulator', 'playground', 'scripts', 'tests', 'tokens', 'tools'];
const rootFiles = readdirSync(root).filter((name) => /\.(?:ts|mjs)$/.test(name));

/** Runs on Linux alone: Debian's engines, screen reader and desktop. It names these things in order to find them. */
const elsewhere =
  /^tests\/(?:engines|screen-reader)\/|^tests\/house\/systems\.test\.ts$|^scripts\/run(?:\.test)?\.[mt]/;

const all = [
  ...rootFiles,
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/')),
  ),
].filter((file) => !file.includes('node_modules/') && !file.includes('/dist/'));

test('each script starts on Windows and macOS, and finds its files', () => {
  const code = all.filter((file) => /\.(?:[mc]?[jt]s|tsx)$/.test(file) && !elsewhere.test(file));
  expect(code.length).toBeGreaterThan(300);
  const found = code.flatMap((file) =>
    faultsIn(readFileSync(join(root, file), 'utf8')).map((fault) => `${file} says ${fault}`),
  );
  expect(found).toEqual([]);
});

test.each([
  "spawnSync('npm', ['install'])",
  "run(['npx', 'vite', 'build'], app)",
  "spawn(tool, args, { shell: process.platform === 'win32' })",
  "join(root, 'node_modules/.bin/vite')",
  "new URL('../', import.meta.url).pathname",
  'import(`file://${file}`)',
  "await import(join(root, 'index.js'))",
  'if (process.argv[1] === fileURLToPath(import.meta.url)) start();',
  "mkdtempSync('/tmp/vestibule-')",
  'process.kill(-child.pid)',
  "spawnSync('rm', ['-r', folder])",
])('a command that only one system has is found: %s', (code) => {
  expect(faultsIn(code)).toHaveLength(1);
});

/** The names that Windows allows for no file: certain characters, certain endings, and device names. */
const unnameable = /[<>:"|?*\\]|[. ](?:\/|$)|(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|\/|$)/i;

test('a clone on Windows or macOS has every file, under its name', () => {
  const names = [...all, ...['primitives', 'flows', 'widget', 'docs'].flatMap(namesIn)];
  expect(names.filter((name) => unnameable.test(name))).toEqual([]);
  const folded = names.map((name) => name.toLowerCase());
  expect(names.filter((_, index) => folded.indexOf(folded[index] ?? '') !== index)).toEqual([]);
  // One line end on all systems, because tests compare output with files.
  expect(readFileSync(join(root, '.gitattributes'), 'utf8')).toContain('* text=auto eol=lf');
});

function namesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name.replaceAll(sep, '/')}`,
  );
}

test.each(['oxlint', 'oxfmt', 'rolldown'])('a clone on another system installs the build of %s for it', (name) => {
  const { packages }: { packages: Record<string, { optionalDependencies?: Record<string, string> }> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const builds = Object.keys(packages[`node_modules/${name}`]?.optionalDependencies ?? {});
  for (const system of ['darwin-arm64', 'darwin-x64', 'linux-x64-gnu', 'win32-x64-msvc'])
    expect(builds.some((build) => build.endsWith(`binding-${system}`))).toBe(true);
  expect(builds.filter((build) => packages[`node_modules/${build}`] === undefined)).toEqual([]);
});

test('every installation of packages follows package-lock.json', () => {
  const workflows = readdirSync(join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`);
  const files = [...workflows, '.ci/run', 'CONTRIBUTING.md', ...all.filter((file) => file.startsWith('scripts/'))];
  // An installation in a temporary folder, which has no such file, passes `--no-package-lock`.
  const found = files.flatMap((file) =>
    Array.from(
      readFileSync(join(root, file), 'utf8').matchAll(
        /npm (?:install|i)\b(?! -)|runNpm\(\[\s*'install'(?![^\]]*'--no-package-lock')/g,
      ),
      ([words]) => `${file}: ${words}`,
    ),
  );
  expect(found).toEqual([]);
  expect(readFileSync(join(root, '.ci/run'), 'utf8')).toContain('npm ci --dry-run');
});

/** The words that no command of npm may hold: the shell of Windows sets no variable before it, and has other programs. */
const shellWords = /^\w+=|(?:^|&&\s*)(?:\w+=|(?:rm|cp|mv|mkdir|cat|bash|sh|export|\.\/)\b)|'|\$|;|`/;

test.each(['package.json', 'emulator/package.json'])('the scripts of %s need no other shell', (file) => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, file), 'utf8'));
  expect(Object.entries(scripts).filter(([, command]) => shellWords.test(command))).toEqual([]);
  expect(['A=1 vite', 'rm -r dist', 'x && bash y', "x 'y'"].every((command) => shellWords.test(command))).toBe(true);
});
