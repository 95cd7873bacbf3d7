import { expect, test } from 'vitest';
import { initOn } from './testing/init-on';

const manifests: Readonly<Record<string, object>> = {
  react: { dependencies: { react: '19', 'react-dom': '19' }, devDependencies: { vite: '8', typescript: '6' } },
  next: { dependencies: { next: '16', react: '19', 'react-dom': '19' }, devDependencies: { typescript: '6' } },
  vue: { dependencies: { vue: '3' }, devDependencies: { vite: '8' } },
  svelte: { devDependencies: { svelte: '5', vite: '8', typescript: '6' } },
  html: {},
};

test.each(Object.entries(manifests))(
  'a project of %s is recognised, and has both pages and a test',
  async (name, manifest) => {
    const { code, out, err, disk, names } = await initOn({ 'package.json': manifest });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(names).toMatchSnapshot();
    for (const path of names)
      expect(out).toContain(path === 'package.json' ? 'Changed package.json' : `Wrote ${path}\n`);
    expect(out).toMatch(
      new RegExp(
        `^Found: ${name}\\. Next:\\n\\n {2}npm install && npx playwright install chromium\\n {2}npm run test:log-in\\n`,
        'm',
      ),
    );
    const written: unknown = JSON.parse(disk.get('package.json') ?? '');
    expect(written).toMatchObject({
      scripts: { 'test:log-in': 'playwright test --config e2e/log-in.config.mts' },
      dependencies: { '@stytch/vanilla-js': '6.3.0', 'vestibule-auth': '^1.2.3' },
      devDependencies: { 'vestibule-auth-emulator': '^1.2.3', '@playwright/test': '^1.45.0' },
    });
  },
);

test('existing files are kept without --force, and existing scripts and versions are always kept', async () => {
  const own = {
    'package.json': {
      scripts: { emulator: 'mine' },
      dependencies: { react: '18.2.0' },
      devDependencies: { vite: '7' },
    },
    'login.html': 'mine',
  };
  const kept = await initOn(own);
  expect(kept.code).toBe(1);
  expect(kept.names).toEqual(['login.html', 'package.json']);
  expect(kept.err).toBe('Nothing was written: these files are there. Use --force to overwrite them.\n  login.html\n');
  const forced = await initOn(own, '--force');
  expect(forced.code).toBe(0);
  expect(forced.disk.get('login.html')).toContain('<title>Log in</title>');
  // Vite builds no other page than index.html by itself.
  expect(forced.out).toMatch(/input: \['login\.html', 'callback\.html'\]/);
  expect(JSON.parse(forced.disk.get('package.json') ?? '')).toMatchObject({
    scripts: { emulator: 'mine' },
    dependencies: { react: '18.2.0', 'react-dom': '18.2.0' },
    devDependencies: { vite: '7' },
  });
});

test('JavaScript is written if there is no TypeScript, and the pages of Next where the project has them', async () => {
  const manifest = { dependencies: { react: '19' }, devDependencies: { vite: '8' } };
  expect((await initOn({ 'package.json': manifest })).names).toContain('src/vestibule/login.jsx');
  const next = await initOn({ 'package.json': manifests['next'], 'src/app/page.tsx': '' });
  expect(next.disk.get('src/app/login/page.tsx')).toContain("from '../../vestibule/client'");
  expect(next.names).toContain('src/vestibule/client.ts');
});

test.each([
  [{}, [], 2, /package\.json is not there/],
  [{ 'package.json': '{' }, [], 2, /could not be read/],
  [{ 'package.json': '[]' }, [], 2, /could not be read: it is not an object/],
  [{ 'package.json': { dependencies: { react: 19 } } }, [], 2, /"dependencies" has to be an object of strings/],
  [{ 'package.json': { dependencies: { nuxt: '4' } } }, [], 2, /does not write pages of Nuxt/],
  [{ 'package.json': {} }, ['--framework', 'ember'], 2, /knows no framework "ember"\. It knows react, next/],
  [{ 'package.json': {} }, ['--colour'], 2, /has the options --framework/],
  [{ 'package.json': {} }, ['a', 'b'], 2, /takes one folder/],
])('in a project with %j the arguments %j print a message', async (files, args, expected, words) => {
  const { code, err } = await initOn(files, ...args);
  expect(code).toBe(expected);
  expect(err).toMatch(words);
});
