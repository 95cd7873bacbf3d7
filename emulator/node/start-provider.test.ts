import { Agent, type IncomingMessage, request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type StartedProvider, startProvider } from './start-provider';

let provider: StartedProvider;
let keepAlive: Agent;

beforeEach(async () => {
  provider = await startProvider({ port: 0 });
  keepAlive = new Agent({ keepAlive: true });
});
afterEach(async () => {
  keepAlive.destroy();
  await provider.close();
});

const events = '/sdk/v1/events';
const queue = (fault: object) =>
  fetch(`${provider.origin}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operation: 'events', ...fault }),
  });

/** Sends telemetry and returns the response as soon as its headers have arrived. */
function send(headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const call = request(
      `${provider.origin}${events}`,
      { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, agent: keepAlive },
      resolve,
    );
    call.on('error', reject);
    call.end('[]');
  });
}

async function read(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  return text;
}

test('a provider that is ready says so', async () => {
  expect((await fetch(`${provider.origin}/healthz`)).status).toBe(200);
});

test('a second provider on the same port does not start', async () => {
  await expect(startProvider({ port: Number(new URL(provider.origin).port) })).rejects.toThrow('EADDRINUSE');
});

test('a kept-alive connection is not closed while a test is busy elsewhere', async () => {
  const { headers } = await fetch(`${provider.origin}/healthz`);
  expect(headers.get('connection')).toBe('keep-alive');
  expect(headers.get('keep-alive'), 'the seconds after which the provider closes it').toBeNull();
});

test('a reset breaks the connection before any header', async () => {
  await queue({ kind: 'reset' });
  await expect(send()).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect((await send()).statusCode).toBe(200);
});

test('the silent retry of a reset call is reset as well, and uses up no other fault', async () => {
  await queue({ kind: 'reset' });
  await queue({ kind: 'status', status: 503 });
  const sameCall = { 'x-sdk-client': 'one' };
  await expect(send(sameCall)).rejects.toMatchObject({ code: 'ECONNRESET' });
  await expect(send(sameCall)).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect((await send({ 'x-sdk-client': 'two' })).statusCode).toBe(503);
  expect((await send({ 'x-sdk-client': 'three' })).statusCode).toBe(200);
  const logged: unknown = await (await fetch(`${provider.origin}/control/requests`)).json();
  expect(logged).toHaveLength(3);
});

test('a browser’s retry without the client’s header is recognized by its immediate arrival', async () => {
  await queue({ kind: 'reset' });
  const fromBrowser = { 'sec-fetch-site': 'cross-site' };
  await expect(send(fromBrowser)).rejects.toMatchObject({ code: 'ECONNRESET' });
  await expect(send(fromBrowser)).rejects.toMatchObject({ code: 'ECONNRESET' });
});

test('a truncated answer ends before the length that it announced', async () => {
  await queue({ kind: 'truncate' });
  const answer = await send();
  const announced = Number(answer.headers['content-length']);
  await expect(read(answer)).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(announced).toBeGreaterThan(0);
});

test('a stalled answer has headers, half a body and no end', async () => {
  await queue({ kind: 'stall' });
  const answer = await send({ origin: 'http://localhost:5180' });
  expect(answer.headers['access-control-allow-origin']).toBe('http://localhost:5180');
  let received = 0;
  answer.on('data', (chunk: Buffer) => (received += chunk.length));
  answer.on('error', () => undefined);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(received).toBeGreaterThan(0);
  expect(received).toBeLessThan(Number(answer.headers['content-length']));
  expect(answer.complete).toBe(false);
});

test('a call that hangs gets no response', async () => {
  await queue({ kind: 'hang' });
  const waited = new Promise((resolve) => setTimeout(resolve, 60, 'still waiting'));
  const hanging = send();
  hanging.catch(() => undefined);
  expect(await Promise.race([hanging, waited])).toBe('still waiting');
});

test('an answer without CORS headers is otherwise complete', async () => {
  await queue({ kind: 'cors' });
  const answer = await send({ origin: 'http://localhost:5180' });
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  expect(await read(answer)).toContain('"data"');
});

test('a provider that cannot be made is not left listening', async () => {
  const port = Number(new URL(provider.origin).port);
  await provider.close();
  await expect(startProvider({ port, hostOrigin: 'nope' })).rejects.toThrow('Invalid URL');
  provider = await startProvider({ port });
  expect((await fetch(`${provider.origin}/healthz`)).status).toBe(200);
});
