// @vitest-environment node
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { serveEditor } from './serve-editor';

let port = 0;
let folder = '';
let theme: string | undefined = '{"colors":{"primary":"#123456"}}';

beforeAll(async () => {
  const place = mkdtempSync(join(tmpdir(), 'editor-'));
  folder = join(place, 'editor');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<p>editor</p>');
  writeFileSync(join(folder, 'assets/a.js'), 'export {};');
  writeFileSync(join(place, 'secret.txt'), 'secret');
  const readTheme = async () => theme ?? Promise.reject(new Error('ENOENT'));
  port = Number(new URL(await serveEditor({ folder, port: 0, readTheme })).port);
});

/** The response to a raw request, which no client has normalized. */
const ask = (path: string, { host = `127.0.0.1:${port}`, method = 'GET' } = {}) =>
  new Promise<{ status?: number | undefined; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      request({ host: '127.0.0.1', port, path, method, headers: { host } }, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += String(chunk)));
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
      })
        .on('error', reject)
        .end();
    },
  );

test('the editor and its files are served under a strict policy, and no type is guessed', async () => {
  const page = await ask('/');
  expect(page).toMatchObject({ status: 200, body: '<p>editor</p>' });
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
  const script = await ask('/assets/a.js?x=1', { host: `localhost:${port}` });
  expect({ scriptStatus: script.status, contentType: script.headers['content-type'] }).toEqual({
    scriptStatus: 200,
    contentType: 'text/javascript; charset=utf-8',
  });
});

test('the theme file is read for each visit, and a file that has gone is an error', async () => {
  expect(await ask('/theme.json')).toMatchObject({ status: 200, body: theme });
  theme = '';
  expect(await ask('/theme.json')).toMatchObject({ status: 200, body: '' });
  theme = undefined;
  expect((await ask('/theme.json')).status).toBe(500);
});

test.each(['evil.test', 'evil.test:80', '127.0.0.1.evil.test', 'localhost.evil.test', '10.0.0.1'])(
  'a request for the host "%s" is refused: a page elsewhere may have pointed its name at this machine',
  async (host) => {
    expect((await ask('/theme.json', { host })).status).toBe(403);
  },
);

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '//etc/passwd',
  '/x',
])('a request for %s is not found: only the files of the editor are served', async (path) => {
  expect(await ask(path)).toMatchObject({ status: 404, body: 'Not found.' });
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('a request with the method %s is refused', async (method) => {
  const { status, headers } = await ask('/', { method });
  expect({ status, allow: headers['allow'] }).toEqual({ status: 405, allow: 'GET' });
});

test('a port that is taken is an error, and is not replaced', async () => {
  await expect(serveEditor({ folder, port, readTheme: async () => '' })).rejects.toThrow('EADDRINUSE');
});
