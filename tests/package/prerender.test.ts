import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCommand } from '../../scripts/package/build-command';

// The command as it is installed, beside a renderer that shows what it is given.
const folder = mkdtempSync(join('dist', 'prerender-'));
const file = join(folder, 'login.json');

beforeAll(async () => {
  await buildCommand(join(folder, 'dist/package'));
  writeFileSync(
    join(folder, 'dist/package/server.js'),
    'export const renderPasswordReset = (options) => `reset ${JSON.stringify(options)}`;\n',
  );
  for (const name of ['bin', 'package.json']) cpSync(name, join(folder, name), { recursive: true });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

function prerender(options: object) {
  writeFileSync(file, JSON.stringify(options));
  const command = [join(folder, 'bin/vestibule-auth.mjs'), 'prerender', file];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

test('the command renders the mount of its file with the other options', () => {
  const out = 'reset {"config":{},"locale":"de"}\n';
  expect(prerender({ mount: 'passwordReset', config: {}, locale: 'de' })).toEqual({ code: 0, out, err: '' });
});

test('a file without a method to log in makes the command exit with 1, and say why', () => {
  const { code, out, err } = prerender({ config: { prodcts: ['otp'] } });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain('There is no method to log in. config.products is missing or empty.');
});

test('a file with an unknown option makes the command exit with 1, and name the option that was meant', () => {
  const { code, out, err } = prerender({ mount: 'passwordReset', config: {}, inlineStyle: true });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain('There is no option `inlineStyle`, so it has no effect. Did you mean `inlineStyles`?');
});
