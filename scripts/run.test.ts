import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { npmCommand, runTool, scriptOf } from './run.mjs';

test('whoever has no shell runs a tool all the same: Node runs its script', () => {
  for (const tool of ['vite', 'vitest', 'playwright', 'chromatic', 'storybook'])
    expect(existsSync(scriptOf(tool))).toBe(true);
  expect(runTool('oxfmt', ['--version'], { stdio: 'ignore' })).toBe(true);
  expect(runTool('oxfmt', ['--no-such-option'], { stdio: 'ignore' })).toBe(false);
});

test('whoever runs npm on Windows goes through a shell only where npm does not name its own script', () => {
  expect(npmCommand('/npm/bin/npm-cli.js', 'win32')).toEqual({
    program: process.execPath,
    first: ['/npm/bin/npm-cli.js'],
    shell: false,
  });
  expect(npmCommand(undefined, 'win32')).toEqual({ program: 'npm', first: [], shell: true });
  expect(npmCommand(undefined, 'darwin')).toEqual({ program: 'npm', first: [], shell: false });
  // Another package manager names itself in the same place.
  expect(npmCommand('/usr/bin/pnpm', 'linux')).toEqual({ program: 'npm', first: [], shell: false });
});
