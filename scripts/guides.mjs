// The applications of docs/embedding.md, of its own files and of the package as it is published: `node scripts/guides.mjs`,
// or some of them by their names, and `--built` where the package is there already. Nothing but Node may be imported.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packInto } from './pack.mjs';
import { isStarted, runNpm, runScript, runTool } from './run.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const place = `${root}dist/guides`;

// A page without one is asked for it, and says in the console that it has none.
const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

/** Each guide: its heading, the files that its application has anyway, and the tool that builds it, with its arguments. */
const guides = {
  next: { heading: 'Next', more: { 'app/icon.svg': icon }, build: ['next', 'build'] },
  'react-router': {
    heading: 'React Router',
    more: { 'public/favicon.ico': '' },
    build: ['@react-router/dev react-router', 'build'],
  },
  'plain-html': {
    heading: 'Plain HTML, drawn when it is built',
    more: { 'public/favicon.ico': '' },
    build: ['build.mjs'],
  },
  vue: { heading: 'Vue', more: { 'public/favicon.ico': '' }, build: ['vite', 'build'] },
  svelte: { heading: 'Svelte', more: { 'public/favicon.ico': '' }, build: ['vite', 'build'] },
  angular: { heading: 'Angular', more: {}, build: ['@angular/cli ng', 'build'] },
};

/** The files that the guide under a heading names: in the first line of a block, or behind the name of its language. */
function filesOfGuide(heading) {
  const guide = readFileSync(`${root}docs/embedding.md`, 'utf8');
  const [, section = ''] = guide.split(`\n### ${heading}\n`);
  const [own = ''] = section.split(/\n##+ /);
  const blocks = own.matchAll(/```\w+(?: (\S+))?\n(?:(?:\/\/|<!--) (\S+\.\w+)(?: -->)?\n)?([\s\S]*?)```/g);
  return Array.from(blocks, ([, behind, first, code]) => [behind ?? first, code]).filter(([name]) => name);
}

/** A real token, and the local provider, which the test's page names. */
function connected(code) {
  return code.replace(
    "'public-token-...'",
    "'public-token-test-00000000-0000-4000-8000-000000000000', Reflect.get(window, 'clientOptions')",
  );
}

function buildGuide(name) {
  const app = `${place}/${name}`;
  rmSync(app, { recursive: true, force: true });
  const { heading, more, build } = guides[name];
  const files = [...Object.entries(more), ...filesOfGuide(heading)];
  if (files.length === Object.keys(more).length) {
    console.error(`docs/embedding.md has no files under "${heading}".`);
    return false;
  }
  for (const [file, code] of files) {
    mkdirSync(dirname(`${app}/${file}`), { recursive: true });
    writeFileSync(`${app}/${file}`, connected(code));
  }
  copyFileSync(`${root}tests/guides/${name}/package.json`, `${app}/package.json`);
  // A framework may ask for a newer Node than ours (React Router 8); that it works is seen by what it builds.
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

/** Builds an application with a tool of its own, or with a script where it has none. */
function runBuild([tool, ...args], app) {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false' };
  return tool.endsWith('.mjs') ? runScript([tool, ...args], { cwd: app, env }) : runTool(tool, args, { cwd: app, env });
}

/** Installs and builds them, and says whether they are there. */
export function buildGuides(names = Object.keys(guides), { isBuilt = false } = {}) {
  const isPacked = (isBuilt || runNpm(['run', 'build'])) && packInto(place);
  return isPacked && names.every(buildGuide);
}

if (isStarted(import.meta.url)) {
  const isBuilt = process.argv.includes('--built');
  const asked = process.argv.slice(2).filter((argument) => argument !== '--built');
  process.exit(buildGuides(asked.length > 0 ? asked : undefined, { isBuilt }) ? 0 : 1);
}
