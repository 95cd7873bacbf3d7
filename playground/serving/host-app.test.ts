import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostApp } from './host-app';
import { pages } from './pages';

/** A build of empty pages. Its code renders nothing, and refuses each theme. */
const files: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(pages).map((file) => [file, '<!doctype html><html lang="en"></html>'])),
  '.vite/manifest.json': '{}',
  'script/preload.json': '{ "mountIdentityProvider": [] }',
  'server-rendering/index.js': `
    export const styles = () => '.vestibule {}';
    export const stylesFor = () => '';
    export const renderFront = () => '';
    export const themeStyles = () => {
      throw new Error('This is no theme.');
    };
  `,
};

const build = mkdtempSync(join(tmpdir(), 'vestibule-host-app-'));
let app: Hono;
beforeAll(() => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(build, name)), { recursive: true });
    writeFileSync(join(build, name), text);
  }
  app = hostApp(build, { providerOrigin: 'http://localhost:5181', publicToken: 'public-token-test' });
});
afterAll(() => rmSync(build, { recursive: true }));

const policyOf = async (path: string) => (await app.request(path)).headers.get('content-security-policy');

test('the strict page has the strict policy, and may be framed', async () => {
  const policy = await policyOf('/embed?csp=strict');
  expect(policy).toContain("default-src 'none'; script-src 'self'");
  expect(policy).not.toContain('frame-ancestors');
});

test('the consent page may not be framed, and the strict one has the strict policy as well', async () => {
  expect(await policyOf('/consent')).toBe("frame-ancestors 'none'");
  const strict = await policyOf('/embed?csp=strict');
  expect(await policyOf('/consent?csp=strict')).toBe(`${strict}; frame-ancestors 'none'`);
});

test('a page without a policy has no header of one', async () => {
  expect(await policyOf('/embed')).toBeNull();
});

test('the style sheet of a theme that cannot be read is empty', async () => {
  const response = await app.request('/rendered/theme.css?props=x');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(await response.text()).toBe('');
});
