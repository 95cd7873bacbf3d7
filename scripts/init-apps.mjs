// Projects set up by `vestibule-auth init`, with the packages as published: `node scripts/init-apps.mjs` creates,
// installs and tests them. Names as arguments select some of them, and `--built` uses existing packages. Nothing but
// Node may be imported.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { headlessChromiumPath } from './chromium.mjs';
import { packEmulatorInto, packInto } from './pack.mjs';
import { isStarted, runNpm, runScript, runTool } from './run.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const place = `${root}dist/init`;
const testConfig = 'e2e/log-in.config.mts';

const react = { react: '19.3.1', 'react-dom': '19.3.1' };
const vite = { vite: '8.3.8' };

/**
 * The project of each framework as its own tool creates it, as far as `init` reads it. A plain one has CommonJS files and
 * no "type".
 */
const projects = {
  html: {
    manifest: { type: undefined, main: 'server.js' },
    files: {
      'server.js': "const { existsSync } = require('node:fs');\n\nprocess.exit(existsSync(__filename) ? 0 : 1);\n",
    },
  },
  react: { manifest: { dependencies: react, devDependencies: { ...vite, typescript: '6.0.3' } }, files: {} },
  vue: {
    manifest: { dependencies: { vue: '3.5.45' }, devDependencies: { ...vite, '@vitejs/plugin-vue': '6.0.11' } },
    files: {
      'vite.config.js':
        "import vue from '@vitejs/plugin-vue';\nimport { defineConfig } from 'vite';\n\nexport default defineConfig({ plugins: [vue()] });\n",
    },
  },
  svelte: {
    manifest: { devDependencies: { ...vite, svelte: '5.57.3', '@sveltejs/vite-plugin-svelte': '7.3.1' } },
    files: {
      'vite.config.js':
        "import { svelte } from '@sveltejs/vite-plugin-svelte';\nimport { defineConfig } from 'vite';\n\nexport default defineConfig({ plugins: [svelte()] });\n",
    },
  },
  next: {
    manifest: {
      dependencies: { next: '16.4.6', ...react },
      devDependencies: { '@types/node': '20.19.0', '@types/react': '19.3.0', typescript: '6.0.3' },
    },
    files: {
      'app/layout.tsx':
        'import type { ReactNode } from \'react\';\n\nexport default function Layout({ children }: { children: ReactNode }) {\n  return (\n    <html lang="en">\n      <body>{children}</body>\n    </html>\n  );\n}\n',
    },
  },
};

/**
 * Replaces the packages with those packed here, and the test runner with that of this clone, whose browser is
 * installed.
 */
function pinned(manifest) {
  const packed = { 'vestibule-auth': 'file:../vestibule-auth.tgz' };
  const developed = { 'vestibule-auth-emulator': 'file:../vestibule-auth-emulator.tgz', '@playwright/test': '1.65.1' };
  return {
    ...manifest,
    dependencies: { ...manifest.dependencies, ...packed },
    devDependencies: { ...manifest.devDependencies, ...developed },
  };
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Creates a project, runs the command in it, and installs it. */
function makeProject(name) {
  const app = `${place}/${name}`;
  rmSync(app, { recursive: true, force: true });
  const { manifest, files } = projects[name];
  const first = { name: `init-${name}`, private: true, type: 'module', ...manifest };
  for (const [file, text] of Object.entries({ ...files, 'package.json': JSON.stringify(first) }))
    write(`${app}/${file}`, text);
  if (!runScript([`${root}bin/vestibule-auth.mjs`, 'init', app.replaceAll('\\', '/')])) return false;
  const initial = JSON.parse(readFileSync(`${app}/package.json`, 'utf8'));
  write(`${app}/package.json`, JSON.stringify(pinned(initial), undefined, 2));
  const config = `${app}/${testConfig}`;
  const executablePath = headlessChromiumPath();
  const launchOptions = `launchOptions: ${JSON.stringify({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })},`;
  write(config, readFileSync(config, 'utf8').replace('use: {', `use: { ${launchOptions}`));
  const install = ['install', '--prefer-offline', '--engine-strict=false', '--no-package-lock', '--loglevel=error'];
  return runNpm(install, { cwd: app });
}

/** The names of all these projects. */
export const initApps = Object.keys(projects);

/** Creates projects and runs the test in each; returns the names of those that failed. */
export function failedInitApps(names = initApps, { isBuilt = false } = {}) {
  if (!((isBuilt || runNpm(['run', 'build'])) && packInto(place) && packEmulatorInto(place))) return names;
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', CI: '' };
  return names.filter((name) => {
    const app = `${place}/${name}`;
    const { main } = projects[name].manifest;
    return !(
      makeProject(name) &&
      runTool('@playwright/test playwright', ['test', '--config', testConfig], { cwd: app, env }) &&
      (main === undefined || runScript([`${app}/${main}`]))
    );
  });
}

if (isStarted(import.meta.url)) {
  const isBuilt = process.argv.includes('--built');
  const asked = process.argv.slice(2).filter((argument) => argument !== '--built');
  const failed = failedInitApps(asked.length > 0 ? asked : undefined, { isBuilt });
  if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`);
  process.exit(failed.length === 0 ? 0 : 1);
}
