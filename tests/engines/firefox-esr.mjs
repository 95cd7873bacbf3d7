#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

// Debian's Firefox, as Playwright asks for it. Playwright speaks WebDriver BiDi of a later day than an extended release
// knows: what only sets a wish of the user's (colours, motion) is answered here, and is not set.
const unknownHere = new Set(['emulation.setMediaFeaturesOverride']);

const firefox = spawn(process.env['VESTIBULE_FIREFOX'] ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line) ?? [];
  if (!address) return process.stderr.write(`${line}\n`);
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`);
  });
  server.on('connection', (near, request) => join(near, new WebSocket(address + request.url)));
});

function join(near, far) {
  const waiting = [];
  far.on('open', () => waiting.splice(0).forEach((text) => far.send(text)));
  near.on('message', (data) => {
    const text = data.toString();
    const { id, method } = JSON.parse(text);
    if (unknownHere.has(method)) return near.send(JSON.stringify({ type: 'success', id, result: {} }));
    if (far.readyState === WebSocket.OPEN) far.send(text);
    else waiting.push(text);
  });
  far.on('message', (data) => near.send(data.toString()));
  near.on('close', () => far.close());
  far.on('close', () => near.close());
  for (const end of [near, far]) end.on('error', () => end.close());
}
