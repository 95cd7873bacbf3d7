import { expect, test } from 'vitest';
import { initOn } from './testing/init-on';

const react = { react: '19', 'react-dom': '19' };
const inJavaScript = { dependencies: { next: '16', ...react } };
const inTypeScript = { ...inJavaScript, devDependencies: { typescript: '6' } };

test.each([
  ['pages/login.jsx', inJavaScript],
  ['pages/login.mdx', inTypeScript],
  ['pages/login/index.js', inTypeScript],
  ['pages/login/[[...step]].tsx', inTypeScript],
  ['src/pages/callback.tsx', inTypeScript],
  ['app/login/page.tsx', inJavaScript],
  ['app/(auth)/login/page.tsx', inTypeScript],
  ['app/(auth)/(small)/login/(form)/page.tsx', inTypeScript],
  ['app/login/[[...step]]/page.tsx', inTypeScript],
  ['src/app/(auth)/callback/route.ts', inTypeScript],
])('a project of Next with %s is refused, and --force does not add a second page', async (path, manifest) => {
  const files = { 'package.json': manifest, [path]: 'mine' };
  for (const args of [[], ['--force']]) {
    const { code, err, disk } = await initOn(files, ...args);
    expect({ code, names: [...disk.keys()].toSorted() }).toEqual({ code: 1, names: Object.keys(files).toSorted() });
    expect(err).toBe(
      `Nothing was written: these files are there, and Next allows one page at an address. Move or delete them, and run "init" again.\n  ${path}\n`,
    );
  }
});

test('a page of Next at the path of a new page is overwritten with --force', async () => {
  const files = { 'package.json': inTypeScript, 'app/login/page.tsx': 'mine' };
  const kept = await initOn(files);
  expect(kept.code).toBe(1);
  expect(kept.err).toContain('Use --force to overwrite them.\n  app/login/page.tsx\n');
  const forced = await initOn(files, '--force');
  expect(forced.code).toBe(0);
  expect(forced.disk.get('app/login/page.tsx')).toContain('<Login');
});

test.each([
  'pages/login.module.css',
  'pages/api/login.ts',
  'pages/account/login.tsx',
  'app/login/form.tsx',
  'app/_login/page.tsx',
  'app/(.)login/page.tsx',
  'app/[locale]/login/page.tsx',
  'app/@side/login/page.tsx',
])('%s, which Next allows beside a page at /login, does not stop the new pages of Next', async (path) => {
  const { code, names } = await initOn({ 'package.json': inTypeScript, [path]: 'mine' });
  expect(code).toBe(0);
  expect(names).toContain('app/login/page.tsx');
});

test.each(['src/app/login/page.tsx', 'src/pages/login.tsx'])(
  '%s, which Next ignores beside a folder app of the project, does not stop the new pages of Next',
  async (path) => {
    const files = { 'package.json': inTypeScript, 'app/layout.tsx': 'mine', [path]: 'mine' };
    const { code, names } = await initOn(files);
    expect(code).toBe(0);
    expect(names).toContain('app/login/page.tsx');
  },
);
