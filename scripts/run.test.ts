import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { isStarted, npmCommand, readNpm, runTool, scriptOf } from './run.mjs';

test('a tool runs without a shell, because Node runs its script', () => {
  for (const tool of ['vite', 'vitest', 'playwright', 'chromatic', 'storybook', '@changesets/cli changeset'])
    expect(existsSync(scriptOf(tool))).toBe(true);
  expect(runTool('oxfmt', ['--version'], { stdio: 'ignore' })).toBe(true);
  expect(runTool('oxfmt', ['--no-such-option'], { stdio: 'ignore' })).toBe(false);
});

const unix = { script: undefined, node: '/usr/bin/node', platform: 'linux', isThere: () => false } as const;

test('npm needs no shell where it names its own script, or is beside Node', () => {
  expect(npmCommand({ ...unix, script: '/npm/bin/npm-cli.js' })).toEqual({
    program: '/usr/bin/node',
    first: ['/npm/bin/npm-cli.js'],
    shell: false,
  });
  const { program, first, shell } = npmCommand({ ...unix, platform: 'win32', isThere: () => true });
  expect({ program, shell }).toEqual({ program: '/usr/bin/node', shell: false });
  expect(first[0]?.replaceAll('\\', '/')).toBe('/usr/bin/node_modules/npm/bin/npm-cli.js');
});

test('npm elsewhere runs through a shell on Windows only', () => {
  expect(npmCommand({ ...unix, platform: 'win32' })).toEqual({ program: 'npm', first: [], shell: true });
  expect(npmCommand({ ...unix, platform: 'darwin' })).toEqual({ program: 'npm', first: [], shell: false });
  // Another package manager puts its own path in the same variable.
  expect(npmCommand({ ...unix, script: '/usr/bin/pnpm.cjs' }).program).toBe('npm');
  expect(npmCommand({ ...unix, script: '/lib/yarn/cli.js' }).program).toBe('npm');
});

test('the output of npm is returned', () => {
  expect(readNpm(['--version']).trim()).toMatch(/^\d+\.\d+\.\d+/);
});

test('a script that was started through a link runs, and one that is imported does not', () => {
  const place = mkdtempSync(join(tmpdir(), 'vestibule-link-'));
  const scripts = fileURLToPath(new URL('.', import.meta.url));
  try {
    symlinkSync(scripts, join(place, 'link'), 'junction');
    const own = pathToFileURL(join(scripts, 'run.mjs')).href;
    expect(isStarted(own, join(place, 'link', 'run.mjs'))).toBe(true);
    expect(isStarted(own, join(scripts, 'pack.mjs'))).toBe(false);
    expect(isStarted(own, undefined)).toBe(false);
  } finally {
    rmSync(place, { recursive: true });
  }
});
