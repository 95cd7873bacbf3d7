import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type BuildEnvironmentOptions, createBuilder, type PluginOption } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { directImport } from '../../scripts/build/direct-imports';
import { outputsOf } from '../../scripts/build/outputs';
import { buildVitePlugin } from '../../scripts/package/build-vite-plugin';
import { provideModules } from '../../scripts/package/built-package';

// An embedder's project with the package in it.
const project = mkdtempSync(join(tmpdir(), 'vestibule-vite-'));
const folder = join(project, 'node_modules/vestibule-auth/dist/package');

interface Plugin {
  vestibule(): PluginOption;
}

beforeAll(async () => {
  // As it is built for publishing.
  vi.stubEnv('NODE_ENV', 'production');
  mkdirSync(folder, { recursive: true });
  await provideModules(folder);
  // It says which files have side effects.
  copyFileSync('package.json', join(project, 'node_modules/vestibule-auth/package.json'));
  await buildVitePlugin(folder);
  for (const name of ['react', 'react-dom', 'scheduler', 'jotai', '@stytch', '@scure', 'libphonenumber-js', 'uqr'])
    symlinkSync(join(process.cwd(), 'node_modules', name), join(project, 'node_modules', name), 'junction');
  writeFileSync(join(project, 'index.html'), '<div id="root"></div><script type="module" src="./main.js"></script>');
  writeFileSync(
    join(project, 'main.js'),
    `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createStytchClient } from '@stytch/vanilla-js/headless';
import { Login } from './node_modules/vestibule-auth/dist/package/react.js';
const config = { products: ['emailMagicLinks', 'passkeys'] };
createRoot(document.querySelector('#root')).render(createElement(Login, { client: createStytchClient('x'), config }));
`,
  );
  // The whole package is built.
}, 240_000);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(project, { recursive: true });
});

test('a page built with the plugin first requests its own file, the libraries and the runtime of the bundler', async () => {
  const { vestibule } = (await import(pathToFileURL(join(folder, 'vite.js')).href)) as Plugin;
  const { entry, chunks, passkeys } = await builtPage([vestibule()]);
  const names = entry.imports.map((file) => chunks.find(({ fileName }) => fileName === file)?.name);
  expect(new Set(names)).toEqual(new Set(['initial', 'rolldown-runtime']));
  expect(passkeys.imports.filter((file) => !entry.imports.includes(file))).toEqual([]);
}, 120_000);

test('with the plugin no lazy file imports the file of the page itself, so that a page may await one at its top level', async () => {
  const { vestibule } = (await import(pathToFileURL(join(folder, 'vite.js')).href)) as Plugin;
  const { entry, chunks } = await builtPage([vestibule()]);
  expect(chunks.filter(({ imports }) => imports.includes(entry.fileName))).toEqual([]);
}, 120_000);

test('with the plugin a server that is built beside the page, with its libraries, starts and renders', async () => {
  const { vestibule } = (await import(pathToFileURL(join(folder, 'vite.js')).href)) as Plugin;
  const input = join(project, 'server.js');
  writeFileSync(
    input,
    `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Login } from 'vestibule-auth/react';
const config = { products: ['emailMagicLinks'] };
console.log(renderToString(createElement(Login, { client: undefined, config })));
`,
  );
  const outDir = join(project, 'server');
  const builder = await createBuilder({
    root: project,
    configFile: false,
    logLevel: 'error',
    plugins: [vestibule()],
    environments: {
      ssr: {
        resolve: { noExternal: true },
        build: { outDir, ssr: true, rolldownOptions: { input, output: { entryFileNames: 'server.mjs' } } },
      },
    },
  });
  const { ssr } = builder.environments;
  if (!ssr) throw new Error('There is no environment of a server.');
  await builder.build(ssr);
  // In a process of its own, which ends with an error if a file waits for itself.
  expect(execFileSync(process.execPath, [join(outDir, 'server.mjs')], { encoding: 'utf8' })).toContain('type="email"');
}, 120_000);

test.each<[string, BuildEnvironmentOptions['rolldownOptions']]>([
  ['turns the division off', { output: { codeSplitting: false } }],
  ['has several outputs', { output: [{ format: 'es' }] }],
  ['is one file', { output: { inlineDynamicImports: true } }],
])(
  'an application that %s is built as without the plugin',
  async (_what, rolldownOptions) => {
    const { vestibule } = (await import(pathToFileURL(join(folder, 'vite.js')).href)) as Plugin;
    const names = async (plugins: readonly PluginOption[]) =>
      (await filesOf(plugins, rolldownOptions)).map(({ fileName }) => fileName).toSorted();
    expect(await names([vestibule()])).toEqual(await names([]));
  },
  240_000,
);

test('a page built without the plugin first requests at most four files, at one level', async () => {
  const { entry, chunks, passkeys } = await builtPage([]);
  const first = new Set([entry.fileName, ...entry.imports]);
  expect(first.size).toBeLessThanOrEqual(4);
  const waiting = chunks.filter(
    ({ fileName, imports }) => first.has(fileName) && imports.some((one) => !first.has(one)),
  );
  expect(waiting.map(({ fileName }) => fileName)).toEqual([]);
  // What Main asks for where passkeys are configured comes in one file more.
  expect(passkeys.imports.filter((one) => !first.has(one))).toEqual([]);
}, 120_000);

test('lazy code of a log-in waits for no other file than those that several pieces share', async () => {
  const { entry, chunks, passkeys } = await builtPage([]);
  const shared = chunks
    .filter(({ name }) => /^(?:late-(?:password-reset|shared)|later|methods|prefetched)$/.test(name))
    .map(({ fileName }) => fileName);
  expect(shared).toHaveLength(5);
  const known = new Set([entry.fileName, ...entry.imports, passkeys.fileName, ...shared]);
  const ofLogIn = chunks.filter(({ name }) => /screens?$|^(?:phone-form|prefetched)$/.test(name));
  expect(ofLogIn.length).toBeGreaterThan(7);
  const waiting = ofLogIn.filter(({ imports }) => imports.some((one) => !known.has(one)));
  expect(waiting.map(({ name }) => name)).toEqual([]);
}, 120_000);

test('the package has few files, none of which only re-exports what another one has', () => {
  const files = readdirSync(join(folder, 'files')).filter((file) => !isLocale(file));
  expect(files.length).toBeLessThan(80);
  const reExporting = files.filter(
    (file) => directImport(readFileSync(join(folder, 'files', file), 'utf8')) !== undefined,
  );
  expect(reExporting).toEqual([]);
});

test('each file that the package imports is in it, and no two files import each other', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const codes = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  const targets = (file: string, pattern: RegExp) =>
    [...(codes.get(file) ?? '').matchAll(pattern)].map(([, name = '']) => join(file, '..', name));
  const missing = files.flatMap((file) =>
    targets(file, /(?:from |import\(|^import )"(\.[^"]+)"/gm).filter((one) => !codes.has(one)),
  );
  expect(missing).toEqual([]);
  const circles: string[] = [];
  const visited = new Set<string>();
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' > '));
    if (visited.has(file)) return;
    visited.add(file);
    for (const next of targets(file, /(?:from |^import )"(\.[^"]+)"/gm)) visit(next, [...path, file]);
  };
  files.forEach((file) => visit(file, []));
  expect(circles).toEqual([]);
});

const isLocale = (file: string) => existsSync(join('widget/locales', file.replace(/js$/, 'ts')));

async function filesOf(
  plugins: readonly PluginOption[],
  rolldownOptions: BuildEnvironmentOptions['rolldownOptions'] = {},
) {
  const built = await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    plugins: [...plugins],
    build: { write: false, rolldownOptions: { ...rolldownOptions, checks: { ineffectiveDynamicImport: false } } },
  });
  return outputsOf(built);
}

async function builtPage(plugins: readonly PluginOption[]) {
  const chunks = (await filesOf(plugins)).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const passkeys = chunks.find(({ name }) => name === 'passkeys');
  if (!entry || !passkeys)
    throw new Error(`Of the page these were built: ${chunks.map(({ name }) => name).join(', ')}.`);
  return { chunks, entry, passkeys };
}
