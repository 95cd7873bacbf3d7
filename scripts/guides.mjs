// The applications of the documentation, from its own files and the package as published: `node scripts/guides.mjs`.
// Names as arguments select some of them, and `--built` uses an existing package. Nothing but Node may be imported.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packEmulatorInto, packInto } from './pack.mjs';
import { isStarted, runNpm, runScript, runTool } from './run.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const place = `${root}dist/guides`;

// Without an icon the browser requests one, and logs a failure in the console.
const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

/** The page of an application that `npm create vite` creates, and its entry. */
const vitePage = (script) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>App</title></head><body><div id="app"></div><script type="module" src="/src/${script}"></script></body></html>`;
const viteReact = {
  'public/favicon.ico': '',
  'index.html': vitePage('main.tsx'),
  'src/main.tsx': `import { createRoot } from 'react-dom/client';
import App from './App';
createRoot(document.getElementById('app')).render(<App />);
`,
};
/** The step of the guide that copies the scripts, as a script. */
const plainHtml = {
  'public/favicon.ico': '',
  'copy-scripts.mjs': `import { cpSync } from 'node:fs';
cpSync('node_modules/vestibule-auth/dist/package/script', 'public/vestibule', { recursive: true });
`,
};
const viteVue = { 'public/favicon.ico': '', 'index.html': vitePage('main.ts') };

/**
 * Each guide: its page, and the heading where the page has several; the files that its application already has; files of
 * other pages; the tool that builds it.
 */
const guides = {
  react: { page: 'quick-start/react.md', more: viteReact, build: ['vite', 'build'] },
  next: {
    page: 'quick-start/next.md',
    more: { 'app/icon.svg': icon, 'app/globals.css': '' },
    // Another page has a route handler for the same application.
    others: [{ page: 'step-up.md', file: 'app/payout/route.ts' }],
    build: ['next', 'build'],
  },
  vue: { page: 'quick-start/vue.md', more: viteVue, build: ['vite', 'build'] },
  html: { page: 'quick-start/html.md', more: plainHtml, build: ['copy-scripts.mjs'] },
  'react-router': {
    page: 'server-rendering.md',
    heading: 'React Router',
    more: { 'public/favicon.ico': '' },
    build: ['@react-router/dev react-router', 'build'],
  },
  'plain-html': {
    page: 'server-rendering.md',
    heading: 'Plain HTML',
    more: { 'public/favicon.ico': '' },
    build: ['build.mjs'],
  },
  svelte: { page: 'frameworks.md', heading: 'Svelte', more: { 'public/favicon.ico': '' }, build: ['vite', 'build'] },
  angular: { page: 'frameworks.md', heading: 'Angular', more: {}, build: ['@angular/cli ng', 'build'] },
};

/** The files that a guide names: in the first line of a block, or after the name of its language. */
function filesOfGuide({ page, heading }) {
  const text = readFileSync(`${root}docs/${page}`, 'utf8');
  const [, section = ''] = heading === undefined ? ['', text] : text.split(`\n## ${heading}\n`);
  const [own = ''] = heading === undefined ? [section] : section.split(/\n## /);
  const blocks = own.matchAll(/```\w+(?: (\S+))?\n(?:(?:\/\/|<!--) (\S+\.\w+)(?: -->)?\n)?([\s\S]*?)```/g);
  return Array.from(blocks, ([, behind, first, code]) => [behind ?? first, code]).filter(([name]) => name);
}

/**
 * Replaces the token with a real one, and the provider with the local one that the test's page names: the emulator of
 * the guide has another port.
 */
function connected(code) {
  const options = "Reflect.get(window, 'clientOptions')";
  return code
    .replace("'public-token-...'", `'public-token-test-00000000-0000-4000-8000-000000000000', ${options}`)
    .replace("const emulator = 'http://localhost:5181'", `const emulator = ${options}.endpoints.testAPIURL`);
}

function buildGuide(name) {
  const app = `${place}/${name}`;
  rmSync(app, { recursive: true, force: true });
  const { more, build, others = [] } = guides[name];
  const files = [
    ...Object.entries(more),
    ...filesOfGuide(guides[name]),
    ...others.flatMap(({ page, file }) => filesOfGuide({ page }).filter(([path]) => path === file)),
  ];
  if (files.length === Object.keys(more).length) {
    console.error(`docs/${guides[name].page} has no files of ${name}.`);
    return false;
  }
  for (const [file, code] of files) {
    mkdirSync(dirname(`${app}/${file}`), { recursive: true });
    writeFileSync(`${app}/${file}`, connected(code));
  }
  copyFileSync(`${root}tests/guides/${name}/package.json`, `${app}/package.json`);
  // A framework may require a newer Node than ours (React Router 8); the build shows whether it works.
  const install = [
    'install',
    '--engine-strict=false',
    '--no-package-lock',
    '--no-fund',
    '--no-audit',
    '--loglevel=error',
  ];
  return runNpm(install, { cwd: app }) && runBuild(build, app);
}

/** Builds an application with its own tool, or with a script where it has none. */
function runBuild([tool, ...args], app) {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false' };
  return tool.endsWith('.mjs') ? runScript([tool, ...args], { cwd: app, env }) : runTool(tool, args, { cwd: app, env });
}

/** Installs and builds them, and returns whether that succeeded. */
export function buildGuides(names = Object.keys(guides), { isBuilt = false } = {}) {
  const isPacked = (isBuilt || runNpm(['run', 'build'])) && packInto(place) && packEmulatorInto(place);
  return isPacked && names.every(buildGuide);
}

if (isStarted(import.meta.url)) {
  const isBuilt = process.argv.includes('--built');
  const asked = process.argv.slice(2).filter((argument) => argument !== '--built');
  process.exit(buildGuides(asked.length > 0 ? asked : undefined, { isBuilt }) ? 0 : 1);
}
