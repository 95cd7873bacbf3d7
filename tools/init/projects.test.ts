import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { peerVersions } from './supported-versions';
import { initOn } from './testing/init-on';

const react = { react: '19', 'react-dom': '19' };
const next = { dependencies: { next: '16', ...react }, devDependencies: { typescript: '6' } };

test.each([
  [{ vitepress: '2', vite: '7', vue: '3' }, 'login.html'],
  [{ '@docusaurus/core': '3', vite: '7', ...react }, 'login.html'],
  [{ 'react-native': '0.82', next: '16', ...react }, 'app/login/page.jsx'],
])(
  'a project with %j gets the pages of its own framework, beside documents or a native application',
  async (dependencies, page) => {
    const { code, names } = await initOn({ 'package.json': { dependencies } });
    expect(code).toBe(0);
    expect(names).toContain(page);
  },
);

test('a configuration of Vite is enough where another folder has the package', async () => {
  const { code, disk } = await initOn({ 'package.json': { dependencies: react }, 'vite.config.ts': '' });
  expect(code).toBe(0);
  expect(JSON.parse(disk.get('package.json') ?? '').devDependencies).not.toHaveProperty('vite');
});

test('a framework that is asked for gets Vite if that is all its pages lack, and else a warning', async () => {
  const withReact = await initOn({ 'package.json': { dependencies: react } }, '--framework', 'react');
  expect(withReact).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(withReact.disk.get('package.json') ?? '')).toMatchObject({ devDependencies: { vite: '^8.0.0' } });
  const withVue = await initOn({ 'package.json': {} }, '--framework', 'vue');
  expect(withVue.code).toBe(0);
  expect(withVue.err).toContain('The new pages need vue and vite, which package.json does not name.');
});

test.each([
  ['pages/index.tsx', 'src/a.ts', 'app', 'vestibule'],
  ['pages/index.tsx', 'README.md', 'app', 'vestibule'],
  ['src/pages/index.tsx', 'src/a.ts', 'src/app', 'src/vestibule'],
  ['src/pages/index.tsx', 'app/page.tsx', 'app', 'vestibule'],
  ['src/a.ts', 'README.md', 'src/app', 'src/vestibule'],
  ['src/app/page.tsx', 'src/a.ts', 'src/app', 'src/vestibule'],
  ['README.md', 'README.md', 'app', 'vestibule'],
])('in a project of Next with %s and %s the new pages are in %s, and the shared code in %s', async (...paths) => {
  const [one, other, pages, folder] = paths;
  const { code, names } = await initOn({ 'package.json': next, [one]: '', [other]: '' });
  expect(code).toBe(0);
  expect(names).toContain(`${pages}/login/page.tsx`);
  expect(names).toContain(`${folder}/client.ts`);
});

test('the new folder of pages of Next has a layout, and the layouts of an existing one are left alone', async () => {
  const first = await initOn({ 'package.json': next, 'pages/index.tsx': '' });
  expect(first.disk.get('app/layout.tsx')).toContain('<body>{children}</body>');
  const grouped = await initOn({ 'package.json': next, 'app/(shop)/layout.tsx': '' });
  expect(grouped.names).not.toContain('app/layout.tsx');
});

test.each([
  [{ react: '^17.0.2', 'react-dom': '^17.0.2', vite: '8' }, ['react', 'react-dom'], '^18.2.0 || ^19.0.0'],
  [{ '@stytch/vanilla-js': '^5.0.0' }, ['@stytch/vanilla-js'], '>=6.0.2 <=6.3.0'],
  [{ '@playwright/test': '1.40.1' }, ['@playwright/test'], '>=1.45'],
  [{ next: '12.3.0', ...react }, ['next'], '>=13.4'],
  [{ vue: '^2.7.0', vite: '4' }, ['vue'], '>=3'],
  [{ svelte: '^4.2.0', vite: '5' }, ['svelte'], '>=5'],
])('a project with %j is refused, and each wrong version is listed', async (dependencies, wrong, range) => {
  const { code, err, names } = await initOn({ 'package.json': { dependencies } });
  expect({ code, names }).toEqual({ code: 2, names: ['package.json'] });
  expect(err).toMatch(/^Nothing was written: .* Update them, and run "init" again\.\n/);
  const lines = Object.entries(dependencies)
    .filter(([name]) => wrong.includes(name))
    .map(([name, declared]) => `  ${name} is "${declared}", and has to be ${range}`);
  expect(err.trimEnd().split('\n').slice(1)).toEqual(lines);
});

test('versions that overlap, and versions that cannot be compared, are kept', async () => {
  const dependencies = { react: '>=17', 'react-dom': 'catalog:', '@stytch/vanilla-js': '^6.0.0' };
  const { code, disk } = await initOn({ 'package.json': { dependencies, devDependencies: { vite: '8' } } });
  expect(code).toBe(0);
  expect(JSON.parse(disk.get('package.json') ?? '')).toMatchObject({ dependencies });
});

test('the versions that are asked for are the peers of the packages', () => {
  const peersOf = (file: string): Record<string, string> =>
    JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')).peerDependencies;
  expect({ ...peersOf('package.json'), ...peersOf('emulator/package.json') }).toEqual(peerVersions);
});

test.each([{ main: 'server.js', dependencies: { express: '4' } }, {}, { type: 'commonjs' }, { type: 'module' }])(
  'the modules of a project with %j keep their type, and the files of the test are modules by their names',
  async (manifest) => {
    const { code, disk, names } = await initOn({ 'package.json': manifest });
    expect(code).toBe(0);
    expect(JSON.parse(disk.get('package.json') ?? '').type).toBe(manifest.type);
    expect(names.filter((name) => name.startsWith('e2e/'))).toEqual(['e2e/log-in.config.mts', 'e2e/log-in.e2e.mts']);
  },
);
