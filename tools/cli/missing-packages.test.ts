import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runOn } from './testing/run-on';

/** Runs `migrate`, which changes each file. */
const migrateOn = (args: readonly string[], files: Readonly<Record<string, string>>) =>
  runOn(['migrate', ...args], files, {
    migrate: async (text) => ({ text: text.replace('stytch', 'vestibule'), notes: [] }),
  });

const sentence =
  'The rewritten code needs packages that package.json does not name, or names in another version. Install them:';
const manifest = (packages: Readonly<Record<string, string>>) => JSON.stringify({ dependencies: packages });
const { peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  peerDependencies: Record<string, string>;
};
const newest = /<=(\S+)/.exec(peerDependencies['@stytch/vanilla-js'] ?? '')?.[1];

test.each([
  ['no packages', '{}', `vestibule-auth @stytch/vanilla-js@${newest} react react-dom`],
  [
    'an old client and its React',
    manifest({ '@stytch/vanilla-js': '^5.0.0', react: '^18.3.0', 'react-dom': '^18.3.0' }),
    `vestibule-auth @stytch/vanilla-js@${newest}`,
  ],
  [
    'all but the log-in form',
    manifest({ '@stytch/vanilla-js': '^6.1.0', react: '^19.0.0', 'react-dom': '^19.0.0' }),
    'vestibule-auth',
  ],
])('a rewrite in a project with %s prints the packages to install', async (_what, packages, install) => {
  const { code, out } = await migrateOn(['src/a.ts', '--write'], {
    'src/a.ts': 'stytch',
    'package.json': packages,
  });
  expect(code).toBe(0);
  expect(out).toBe(`Wrote src/a.ts.\n\n${sentence}\n  npm install ${install}\n`);
});

test.each([
  ['that names the log-in form', { 'package.json': manifest({ 'vestibule-auth': '^0.1.0' }) }],
  [
    'whose root names the log-in form',
    { 'package.json': manifest({ 'vestibule-auth': '^0.1.0' }), 'src/package.json': '{ "type": "module" }' },
  ],
  ['without a package.json', {}],
  ['whose package.json cannot be read', { 'package.json': '{' }],
])('a rewrite in a project %s names no package', async (_what, files) => {
  const { out } = await migrateOn(['src/a.ts', '--write'], { 'src/a.ts': 'stytch', ...files });
  expect(out).toBe('Wrote src/a.ts.\n');
});

test.each([
  ['that only prints', ['src/a.ts'], 'stytch'],
  ['that only checks', ['src/a.ts', '--check'], 'stytch'],
  ['that changes no file', ['src/a.ts', '--write'], 'nothing'],
])('a rewrite %s names no package', async (_what, args, text) => {
  const { out } = await migrateOn(args, { 'src/a.ts': text, 'package.json': '{}' });
  expect(out).not.toContain('npm install');
});

test('the package.json above a file outside of the working folder is read', async () => {
  const files = {
    '../app/src/a.ts': 'stytch',
    '../app/package.json': '{}',
    'package.json': manifest({ 'vestibule-auth': '1' }),
  };
  expect((await migrateOn(['../app/src/a.ts', '--write'], files)).out).toContain('npm install vestibule-auth');
});
