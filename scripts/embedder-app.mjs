// An embedder's project of both packages as they are published: `node scripts/embedder-app.mjs` installs, builds and tests it.
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { headlessChromiumPath } from './chromium.mjs';
import { packEmulatorInto, packInto } from './pack.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const place = `${root}dist/embedder`;
const app = `${place}/app`;
const chromium = headlessChromiumPath();

const run = (command, args, cwd, env = {}) =>
  spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...(chromium && { CHROMIUM: chromium }), ...process.env, ...env },
  }).status === 0;

/** Makes the project in an empty folder, and says whether it could be installed and built. */
export function buildEmbedderApp({ isBuilt = false } = {}) {
  rmSync(place, { recursive: true, force: true });
  cpSync(`${root}tests/embedder`, app, { recursive: true });
  return (
    (isBuilt || run('npm', ['run', 'build'], root)) &&
    packInto(place) &&
    packEmulatorInto(place) &&
    run('npm', ['install', '--prefer-offline', '--no-package-lock', '--ignore-scripts', '--loglevel=error'], app) &&
    // The folder of static files, where the worker must stand.
    run('npx', ['vestibule-auth-emulator', 'worker', 'public'], app) &&
    run('npx', ['vite', 'build', '--base', './', '--logLevel', 'error'], app)
  );
}

/**
 * Tests the project with its own Playwright.
 * @param {string} report the file for the results
 */
export const testEmbedderApp = (report) =>
  run('npx', ['playwright', 'test'], app, report ? { VESTIBULE_REPORT: `${root}${report}` } : {});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exit(buildEmbedderApp({ isBuilt: process.argv.includes('--built') }) && testEmbedderApp() ? 0 : 1);
}
