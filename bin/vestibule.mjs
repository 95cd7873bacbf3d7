#!/usr/bin/env node
import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { run } from '../dist/package/cli.js';

// Not process.exit, which would cut off what a pipe has not taken yet.
process.exitCode = await run(process.argv.slice(2), {
  readFile: (path) => readFile(path, 'utf8'),
  writeFile,
  write: (text) => process.stdout.write(text),
  isScreen: process.stdout.isTTY === true,
  warn: (text) => process.stderr.write(text),
  draw: async ({ mount = 'login', ...options }) => {
    const server = await import('../dist/package/server.js');
    const render = server[`render${mount.charAt(0).toUpperCase()}${mount.slice(1)}`];
    if (!render) throw new Error(`there is no mount "${mount}"`);
    return render(options);
  },
  migrate: async (text, name) => (await import('../dist/package/migrate.js')).migrate(text, name),
});
