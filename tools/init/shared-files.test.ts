import { expect, test } from 'vitest';
import { initOn } from './testing/init-on';

const react = { dependencies: { react: '19', 'react-dom': '19' }, devDependencies: { vite: '8' } };
const inTypeScript = { ...react, devDependencies: { vite: '8', typescript: '6' } };

test("the test of init has a configuration of its own beside the project's tests, and runs alone", async () => {
  const own = { 'e2e/playwright.config.ts': 'mine', 'e2e/checkout.spec.ts': 'mine' };
  const { code, disk } = await initOn({ 'package.json': {}, ...own });
  expect(code).toBe(0);
  expect(JSON.parse(disk.get('package.json') ?? '').scripts['test:log-in']).toBe(
    'playwright test --config e2e/log-in.config.mts',
  );
  expect(disk.get('e2e/log-in.config.mts')).toContain("testMatch: 'log-in.e2e.mts'");
  // A development server that compiles both pages first takes longer than Playwright waits by default.
  expect(disk.get('e2e/log-in.config.mts')).toContain('expect: { timeout: 30_000 }');
  expect(disk.get('e2e/log-in.e2e.mts')).toContain("test('a user logs in by the link of a mail'");
  expect(disk.get('e2e/playwright.config.ts')).toBe('mine');
});

test("the test of init has no name that the project's own test runners look for", async () => {
  const { names } = await initOn({ 'package.json': react });
  expect(names.filter((name) => /\.(?:spec|test)\./.test(name))).toEqual([]);
});

test('the client of a project of Vite with TypeScript names the types of Vite first', async () => {
  const { disk } = await initOn({ 'package.json': inTypeScript });
  expect(disk.get('src/vestibule/client.ts')).toMatch(/^\/\/\/ <reference types="vite\/client" \/>\n\nimport /);
});

test.each([
  ['JavaScript', react, 'src/vestibule/client.js'],
  [
    'Next',
    { dependencies: { next: '16', ...react.dependencies }, devDependencies: { typescript: '6' } },
    'vestibule/client.ts',
  ],
])('the client of a project of %s names no types of Vite', async (_name, manifest, path) => {
  const { disk } = await initOn({ 'package.json': manifest });
  expect(disk.get(path)).toMatch(/^import /);
});
