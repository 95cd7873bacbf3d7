import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { outputsOf } from '../../scripts/build/outputs';
import { provideModules } from '../../scripts/package/built-package';

const folder = mkdtempSync(join(tmpdir(), 'vestibule-bundle-'));
let files: { name: string; code: string }[] = [];

beforeAll(async () => {
  // As it is built for publishing: a test's own environment makes React's development calls.
  vi.stubEnv('NODE_ENV', 'production');
  await provideModules(folder);
  // Here the package's own folder is that of its files.
  const sideEffects = manifest.sideEffects.map((path) => path.replace('./dist/package/', './'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', sideEffects }));
  files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|css|map)$/.test(name))
    .map((name) => ({ name, code: readFileSync(join(folder, name), 'utf8') }));
  // The whole package is built.
}, 120_000);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** The file that runs on a server alone, which writes markup: there is no page there to write it into. */
const isServers = /^files\/server-rendering\.js$/;

/** The places of a kind in the code as it is shipped; comments may speak of it. */
const found = (pattern: RegExp, isAllowedIn = /^$/) =>
  files
    .filter(({ name }) => !isAllowedIn.test(name))
    .flatMap(({ name, code }) =>
      [...code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').matchAll(pattern)].map(([what]) => `${name}: ${what}`),
    );

test('the whole package was read', () => {
  expect(files.length).toBeGreaterThan(80);
  expect(found(/createElementNS|createElement/g)).not.toEqual([]);
});

test('an installed package has no source map, and no directive that a bundler warns of', () => {
  expect(files.filter(({ name }) => name.endsWith('.map'))).toEqual([]);
  expect(found(/^\s*(['"])use \w+\1;?/g)).toEqual([]);
});

/** Writes a page that uses some names of an entry, and returns its path. */
function pageWith(file: string, entry: string, names: readonly string[]): string {
  const list = names.join(', ');
  writeFileSync(join(folder, file), `import { ${list} } from './${entry}.js';\nglobalThis.used = [${list}];\n`);
  return join(folder, file);
}

/** Bundles the pages of an application, as an embedder does. Returns the chunks and the warnings. */
async function bundle(pages: readonly string[], { isMinified = false } = {}) {
  const warnings: string[] = [];
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: isMinified,
      rolldownOptions: {
        input: [...pages],
        external: /^(?:react|jotai|@stytch|@scure|libphonenumber-js|uqr)/,
        // Code that one mount has at once is lazy in another. The functions that a page uses show which of the two
        // it has.
        checks: { ineffectiveDynamicImport: false },
        onwarn: ({ code = '', message }) => void warnings.push(`${code} ${message}`),
      },
    },
  });
  return { chunks: outputsOf(built).filter((file) => file.type === 'chunk'), warnings };
}

test.each([
  ['mountLogin', 'index'],
  ['Login', 'react'],
  ['signIn', 'sign-in'],
  ['themeFromColor', 'tokens'],
  ['Button', 'primitives'],
  ['ActionStatus', 'flows'],
])(
  'bundling %s of the entry %s with Vite, without a plugin for React, causes no warning',
  async (name, entry) => {
    const { warnings } = await bundle([pageWith(`embedder-${entry}.js`, entry, [name])]);
    expect(warnings).toEqual([]);
  },
  60_000,
);

/** The files of the package that a page loads before its own code runs, by their names. */
function modulesAtFirst(chunks: Awaited<ReturnType<typeof bundle>>['chunks'], page: string): ReadonlySet<string> {
  const modules = new Set<string>();
  const visit = (chunk?: (typeof chunks)[number]) => {
    chunk?.moduleIds.forEach((id) => modules.add(basename(id, '.js')));
    for (const file of chunk?.imports ?? []) visit(chunks.find(({ fileName }) => fileName === file));
  };
  visit(chunks.find(({ facadeModuleId }) => facadeModuleId === page));
  return modules;
}

const otherMounts = [
  'mountCallback',
  'mountConnectedApps',
  'mountIdentityProvider',
  'mountPasswordReset',
  'mountStepUp',
];

test.each(['returnAddress', 'lateClient', 'WidgetError'])(
  'in an application with all mounts a page with mountLogin and %s loads at first no code of another, or of later screens',
  async (name) => {
    const page = pageWith(`log-in-${name}.js`, 'index', ['mountLogin', name]);
    const { chunks } = await bundle([page, pageWith('others.js', 'index', otherMounts)]);
    const modules = modulesAtFirst(chunks, page);
    expect([...modules]).toContain('login');
    const elsewhere = /^(?:callback|identity-provider|late-(?!client).*|later|methods|passkeys|prefetched)$/;
    expect([...modules].filter((file) => elsewhere.test(file))).toEqual([]);
  },
  60_000,
);

test('a page that imports the code of several methods has it before its own code runs', async () => {
  const page = join(folder, 'several-methods.js');
  writeFileSync(
    page,
    `import './methods.js';\nimport { mountLogin } from './index.js';\nglobalThis.used = mountLogin;\n`,
  );
  const { chunks, warnings } = await bundle([page]);
  expect([...modulesAtFirst(chunks, page)]).toEqual(expect.arrayContaining(['login', 'methods']));
  expect(warnings).toEqual([]);
}, 60_000);

test.each([
  ['permission', ['base', 'core', 'identity-provider', 'login', 'methods', 'permission', 'shared']],
  ['phone-form', ['base', 'core', 'login', 'phone-field', 'phone-form']],
])('the file %s, which a page loads without a press, needs none of later screens', (file, needed) => {
  const loaded = new Set([file]);
  for (const name of loaded) {
    const { code = '' } = files.find((one) => one.name === `files/${name}.js`) ?? {};
    for (const [, imported = ''] of code.matchAll(/^import .*"\.\/([^"]+)\.js";$/gm)) loaded.add(imported);
  }
  expect([...loaded].toSorted()).toEqual(needed);
});

test('most functions that the first screens call stand in parentheses, also where a bundler has minified them', async () => {
  const { chunks } = await bundle([pageWith('eager-page.js', 'index', ['mountLogin'])], { isMinified: true });
  const code = chunks.map((chunk) => chunk.code).join('');
  expect(code.match(/[=(,]\((?:function\(|\([^()]*\)=>|\w+=>)/g)?.length).toBeGreaterThan(200);
});

test('no file of the package is empty', () => {
  expect(files.filter(({ name, code }) => name.startsWith('files/') && !code.trim())).toEqual([]);
});

test.each([
  ['code made from text', /\beval\s*\(|new Function\b|setTimeout\(\s*['"`]/g],
  [
    'markup made from text',
    /\b(?:innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write\w*)\b/g,
    isServers,
  ],
  ['an address that runs something', /['"`]javascript:/g],
  ['a style that a strict policy refuses', /setAttribute\(\s*['"`]style['"`]|createElement\(\s*['"`]style['"`]\)/g],
  ['a listener for messages', /addEventListener\(\s*['"`]message['"`]|\bonmessage\b/g],
  ['a message to any window', /\bpostMessage\s*\([^)]*['"`]\*['"`]/g],
  ['a listener for resizing', /addEventListener\(\s*['"`]resize['"`]|\bonresize\b/g],
  ['a path of the machine that built it', new RegExp(`${process.cwd().replaceAll(/\W/g, '\\$&')}|file://`, 'g')],
  ['a debugger', /\bdebugger\b|console\.(?:log|debug|table|dir)\b/g],
  ['secret of a project or private key', /secret-(?:test|live)-|BEGIN [A-Z ]*PRIVATE KEY/g],
  ['code of a test', /\bvitest\b|fakeProvider/g],
])(
  'the published files contain no %s [T-SECRET-8] [T-HOST-13] [T-HOST-16] [T-LOAD-4]',
  (_what, pattern, isAllowedIn?: RegExp) => {
    expect(found(pattern, isAllowedIn)).toEqual([]);
  },
);

test('the published files load one foreign script, which is Google’s', () => {
  const scripts = files.flatMap(({ code }) => code.match(/https:\/\/[\w./-]+(?:\.js|\/client)\b/g) ?? []);
  expect(new Set(scripts)).toEqual(new Set(['https://accounts.google.com/gsi/client']));
});
