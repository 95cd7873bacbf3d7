// An embedder's project with both packages as published: `node scripts/embedder-app.mjs` installs, builds and tests it.
import { cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { headlessChromiumPath } from './chromium.mjs';
import { packEmulatorInto, packInto } from './pack.mjs';
import { isStarted, runNpm, runTool } from './run.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const place = `${root}dist/embedder`;
const app = `${place}/app`;
const chromium = headlessChromiumPath();

/** Runs a tool of the project in its folder. */
const runInApp = (tool, args, env = {}) =>
  runTool(tool, args, { cwd: app, env: { ...(chromium && { CHROMIUM: chromium }), ...process.env, ...env } });

/** Creates the project in an empty folder, and returns whether it could be installed and built. */
export function buildEmbedderApp({ isBuilt = false } = {}) {
  rmSync(place, { recursive: true, force: true });
  cpSync(`${root}tests/embedder`, app, { recursive: true });
  return (
    (isBuilt || runNpm(['run', 'build'])) &&
    packInto(place) &&
    packEmulatorInto(place) &&
    runNpm(['install', '--prefer-offline', '--no-package-lock', '--ignore-scripts', '--loglevel=error'], {
      cwd: app,
    }) &&
    // The folder of static files, which must contain the worker.
    runInApp('vestibule-auth-emulator', ['worker', 'public']) &&
    runInApp('vite', ['build', '--base', './', '--logLevel', 'error'])
  );
}

/**
 * Tests the project with its own Playwright.
 * @param {string} report the file for the results
 */
export const testEmbedderApp = (report) =>
  runInApp('@playwright/test playwright', ['test'], report ? { VESTIBULE_REPORT: `${root}${report}` } : {});

if (isStarted(import.meta.url)) {
  process.exit(buildEmbedderApp({ isBuilt: process.argv.includes('--built') }) && testEmbedderApp() ? 0 : 1);
}
