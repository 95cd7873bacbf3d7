#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { run } from '../dist/command.js';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

// A pipe that its reader has closed, such as `head`, must not end the emulator.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    // Windows says EOF.
    if (!('code' in error) || !['EPIPE', 'EOF'].includes(error.code)) throw error;
  });

process.exitCode = await run(process.argv.slice(2), {
  version,
  folder: process.cwd(),
  worker: new URL('../dist/service-worker.js', import.meta.url).href,
  write: (text) => process.stdout.write(text),
  warn: (text) => process.stderr.write(text),
  untilStopped: () =>
    new Promise((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve());
    }),
});
