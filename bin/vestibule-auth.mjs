#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { run } from '../dist/package/cli.js';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

// A pipe that its reader has closed, such as `head`, must not end the command between two of its writes.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    // Windows says EOF.
    if (!('code' in error) || !['EPIPE', 'EOF'].includes(error.code)) throw error;
  });

// Not process.exit, which would cut off what a pipe has not taken yet.
process.exitCode = await run(process.argv.slice(2), {
  version,
  readFile: (path) => readFile(path, 'utf8'),
  writeFile,
  listFolder: async (path) => {
    const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
    return entries?.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }));
  },
  makeFolder: (path) => mkdir(path, { recursive: true }),
  write: (text) => process.stdout.write(text),
  isScreen: process.stdout.isTTY === true,
  warn: (text) => process.stderr.write(text),
  render: async (mount, options) => {
    const server = await import('../dist/package/server.js');
    return server[`render${mount.charAt(0).toUpperCase()}${mount.slice(1)}`](options);
  },
  mistakesOf: async (mount, options) => (await import('../dist/package/mcp.js')).mountMistakes(mount, options),
  serveAgents: async () => {
    const { serveMcp } = await import('../dist/package/mcp.js');
    const { documentsOf } = await import('./documents.mjs');
    await serveMcp({ version, docs: documentsOf(fileURLToPath(new URL('..', import.meta.url))) });
  },
  serveEditor: async (choices) => {
    const { serveEditor } = await import('../dist/package/theme-editor.js');
    return serveEditor({ folder: fileURLToPath(new URL('../dist/package/editor/', import.meta.url)), ...choices });
  },
  migrate: async (text, name) => (await import('../dist/package/migrate.js')).migrate(text, name),
});
