import { expect, test } from 'vitest';
import { initOn } from './testing/init-on';

const fromReadme = {
  dependencies: { '@stytch/vanilla-js': '6.3.0', react: '^19.0.0', 'react-dom': '^19.0.0', 'vestibule-auth': '^1.2.3' },
};

test.each([{}, { '@types/react': '^19.0.0', '@types/react-dom': '^19.0.0' }, { express: '5' }])(
  'a folder in which React is installed for the log-in form, with %j, gets pages of HTML',
  async (devDependencies) => {
    const manifest = { ...fromReadme, devDependencies };
    const { code, out, err, names } = await initOn({ 'package.json': manifest, 'server.js': '' });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Found: html.');
    expect(names).toContain('src/vestibule/login.js');
  },
);

test.each([
  [{ webpack: '5' }, 'README.md'],
  [{ '@stytch/react': '20' }, 'README.md'],
  [{ 'react-router': '7' }, 'README.md'],
  [{}, 'src/app.jsx'],
  [{}, 'app.tsx'],
])('a project of React with %j and %s, and without Vite, is refused', async (more, file) => {
  const dependencies = { ...fromReadme.dependencies, ...more };
  const { code, err } = await initOn({ 'package.json': { dependencies }, [file]: '' });
  expect(code).toBe(2);
  expect(err).toContain('"init" writes pages of React for Vite');
});

test.each([{}, { devDependencies: { typescript: '6' } }, fromReadme])(
  'a second run in a project of HTML with %j finds its own pages of HTML, and with --force writes them again',
  async (manifest) => {
    const first = await initOn({ 'package.json': manifest });
    const files = Object.fromEntries(first.disk);
    const second = await initOn(files);
    expect(second.code).toBe(1);
    expect(second.names).toEqual(first.names);
    const forced = await initOn(files, '--force');
    expect(forced.out).toContain('Found: html.');
    expect(Object.fromEntries(forced.disk)).toEqual(files);
  },
);

test.each([
  [{ dependencies: { react: '19' }, devDependencies: { vite: '8' } }, 'react'],
  [{ dependencies: { vue: '3' }, devDependencies: { vite: '8' } }, 'vue'],
  [{ devDependencies: { svelte: '5', vite: '8' } }, 'svelte'],
])('a second run in a project with %j finds %s again', async (manifest, framework) => {
  const first = await initOn({ 'package.json': manifest });
  const second = await initOn(Object.fromEntries(first.disk), '--force');
  expect(second.out).toContain(`Found: ${framework}.`);
  expect(second.names).toEqual(first.names);
});

test('pages of HTML that were asked for in a project of Vue are found again', async () => {
  const manifest = { dependencies: { vue: '3' }, devDependencies: { vite: '8' } };
  const first = await initOn({ 'package.json': manifest }, '--framework', 'html');
  const second = await initOn(Object.fromEntries(first.disk), '--force');
  expect(second.out).toContain('Found: html.');
  expect(second.names).toEqual(first.names);
});
