import { createServer, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { listen } from '../../playground/serving/listen';
import { Hono } from 'hono';
import { bracketed, guarded } from './guarded';
import { startProvider } from './start-provider';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(names: string[]): Promise<number> {
  const server = createServer(guarded((_request, response) => response.end('answered'), names));
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

/** The status of the response to a request target, by a host name. */
function ask(port: number, { host = 'localhost', path = '/' }: { host?: string; path?: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request({ port, path, host: '127.0.0.1', headers: { host }, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    call.on('error', reject).end();
  });
}

test.each(['localhost', 'LOCALHOST:5181', 'app.localhost', '127.0.0.1:80', '127.5.5.5', '[::1]:5181', 'emulator:5181'])(
  'a request for the host name %s is answered [T-EMU-2]',
  async (host) => {
    expect(await ask(await serve(['emulator', 'app.example']), { host })).toBe(200);
  },
);

test.each([
  'attacker.example',
  'attacker.example:5181',
  'localhost.attacker.example',
  'attacker.example@localhost',
  'localhost/attacker.example',
  '128.0.0.1',
  '[::2]',
  '[',
])('a request for the host name %j is refused [T-EMU-2]', async (host) => {
  expect(await ask(await serve(['emulator']), { host })).toBe(403);
});

test('a request without a host name is refused [T-EMU-2]', async () => {
  const port = await serve([]);
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.0\r\n\r\n'));
    socket.on('data', (data) => resolve(String(data))).on('error', reject);
  });
  expect(text).toMatch(/^HTTP\/1\.1 403 /);
});

test.each(['//', '//localhost/', '/\\', '/\\localhost', '*', 'http://localhost/', 'healthz'])(
  'a request for %s is malformed [T-EMU-4]',
  async (path) => {
    expect(await ask(await serve([]), { path })).toBe(400);
  },
);

test.each(['/', '/a//b', '/?//', '/%2f%2f'])('a request for %s is answered [T-EMU-4]', async (path) => {
  expect(await ask(await serve([]), { path })).toBe(200);
});

test('the emulator answers to its own name and to the application’s, the playground’s host to none [T-EMU-2]', async () => {
  const { origin, close } = await startProvider({
    port: 0,
    hostOrigin: 'https://app.example',
    providerOrigin: 'http://emulator.example',
  });
  const port = Number(new URL(origin).port);
  const statuses = ['app.example', 'emulator.example', 'attacker.example'].map((host) =>
    ask(port, { host, path: '/jwks' }),
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 403]);
  await close();
  const host = await listen(
    new Hono().get('/', (c) => c.text('answered')),
    port,
  );
  expect({ firstAsk: await ask(port, { host: 'app.example' }), secondAsk: await ask(port, {}) }).toEqual({
    firstAsk: 403,
    secondAsk: 200,
  });
  await host.close();
});

test('an IPv6 address is in brackets in a URL', () => {
  expect({ firstBracketed: bracketed('::1'), secondBracketed: bracketed('127.0.0.1') }).toEqual({
    firstBracketed: '[::1]',
    secondBracketed: '127.0.0.1',
  });
});
