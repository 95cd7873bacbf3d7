import { expect, test } from 'vitest';
import { initOn } from './testing/init-on';

test.each([
  ['its own pnpm-lock.yaml', 'pnpm install', { 'pnpm-lock.yaml': '' }],
  [
    'its own package-lock.json in a workspace of pnpm',
    'npm install',
    { 'package-lock.json': '', '../pnpm-lock.yaml': '' },
  ],
  ['a lock file at the root of the repository', 'yarn install', { '../../yarn.lock': '', '../../.git/HEAD': '' }],
  [
    'a lock file at the root of the workspace',
    'bun install',
    { '../bun.lock': '', '../package.json': { workspaces: ['*'] } },
  ],
  ['pnpm-workspace.yaml before the first installation', 'pnpm install', { '../pnpm-workspace.yaml': '' }],
  ['a lock file above the repository', 'npm install', { '.git/HEAD': '', '../yarn.lock': '' }],
  ['a lock file above a folder outside any repository', 'npm install', { '../yarn.lock': '' }],
  [
    'the packageManager of the root, and a lock file',
    'pnpm install',
    { '../package.json': { packageManager: 'pnpm@10.2.0' }, '../.git/HEAD': '', 'package-lock.json': '' },
  ],
])('a project with %s is installed by %s', async (_with, install, files) => {
  const { code, out } = await initOn({ 'package.json': {}, ...files });
  expect(code).toBe(0);
  expect(out).toContain(`  ${install} && npx playwright install chromium\n`);
});

test('the packageManager of a project is preferred to that of its workspace', async () => {
  const root = { packageManager: 'pnpm@10.2.0', workspaces: ['apps/*'] };
  const files = { 'package.json': root, 'apps/web/package.json': { packageManager: 'yarn@4.9.1+sha512.0' } };
  expect((await initOn(files, 'apps/web')).out).toContain('  yarn install && npx');
});

test('a project in a folder of a workspace is installed by the manager of the workspace', async () => {
  const files = { 'package.json': { workspaces: ['apps/*'] }, 'pnpm-lock.yaml': '', 'apps/web/package.json': {} };
  const { out, names } = await initOn(files, 'apps/web');
  expect(out).toContain('  pnpm install && npx playwright install chromium\n  pnpm test:log-in\n');
  expect(names).toContain('apps/web/login.html');
});
