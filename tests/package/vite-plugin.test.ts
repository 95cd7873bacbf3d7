import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type PluginOption } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { neededModules } from '../../scripts/build/needed-modules';
import { outputsOf } from '../../scripts/build/outputs';
import { buildModules } from '../../scripts/package/build-modules';
import { buildVitePlugin } from '../../scripts/package/build-vite-plugin';

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
  await buildModules(folder);
  const { login } = await neededModules();
  if (login) await buildVitePlugin(folder, login);
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

/** The files of the project, built with the plugin. */
async function buildPage() {
  const { vestibule } = (await import(pathToFileURL(join(folder, 'vite.js')).href)) as Plugin;
  const built = await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    plugins: [vestibule()],
    build: { write: false, rolldownOptions: { checks: { ineffectiveDynamicImport: false } } },
  });
  return outputsOf(built).filter((file) => file.type === 'chunk');
}

test('an embedder with the plugin has one file for the libraries of the page, and no later screen that waits for another file than the shared ones', async () => {
  const chunks = await buildPage();
  const entry = chunks.find(({ isEntry }) => isEntry);
  const named = (name: string) => chunks.find((chunk) => chunk.name === name);
  const [first, passkeys, later] = ['vestibule-first', 'vestibule-passkeys', 'vestibule-later'].map(named);
  expect([entry, first, passkeys, later]).not.toContain(undefined);
  // All libraries that the page imports at once are in one file.
  const initial = named('initial');
  const runtime = named('rolldown-runtime');
  expect(new Set(entry?.imports)).toEqual(new Set([runtime?.fileName, initial?.fileName]));
  expect(initial?.imports).toEqual([runtime?.fileName]);
  const shared = new Set([runtime, initial, first, passkeys, later].map((chunk) => chunk?.fileName));
  // What a log-in comes to; the sign-in over a page and the session guard have pieces of their own.
  const ofLogIn = chunks.filter(({ name }) => /screens?$|^(?:sign-in|email-hint|mistakes|passkeys?)$/.test(name));
  expect(ofLogIn.length).toBeGreaterThan(7);
  const waiting = ofLogIn.filter(({ imports }) => imports.some((one) => !shared.has(one)));
  expect(waiting.map(({ fileName }) => fileName)).toEqual([]);
  // A page that asks for its first screen waits for nothing that comes later.
  for (const chunk of [first, passkeys]) expect(chunk?.imports).not.toContain(later?.fileName);
}, 120_000);

test('no lazy file imports the file of the page itself, so that a page may await one at its top level', async () => {
  const chunks = await buildPage();
  const entry = chunks.find(({ isEntry }) => isEntry);
  expect(chunks.filter(({ imports }) => imports.some((one) => one === entry?.fileName))).toEqual([]);
}, 120_000);
