import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { scriptOf } from './run.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Files, each with its text, and whether it breaks the rule. */
const samples: readonly (readonly [file: string, text: string, isBroken: boolean])[] = [
  ['widget/host/sample.ts', 'export const sample = (value: unknown): string => Object(value).name;\n', true],
  ['tokens/sample.ts', 'export const sample = (value: unknown): string => Object(value).name;\n', true],
  ['widget/sample.ts', "export const sample = (value: unknown) => 'name' in Object(value);\n", false],
  ['widget/other.ts', 'export const sample = (value: object) => Object.keys(value);\n', false],
  ['widget/sample.test.ts', 'export const sample = (value: unknown): string => Object(value).name;\n', false],
  ['widget/host/untyped.ts', 'export const sample = <Value>(value: Value): Value & object => Object(value);\n', false],
];

test('the linter refuses a value of the type any that comes from Object(), in the code of a page', () => {
  const copy = mkdtempSync(join(tmpdir(), 'vestibule-object-call-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const part of ['.oxlintrc.json', 'scripts/lint'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  for (const [file, text] of samples) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  }
  const files = samples.map(([file]) => file);
  const { stdout } = spawnSync(process.execPath, [scriptOf('oxlint'), '--format', 'json', ...files], {
    cwd: copy,
    encoding: 'utf8',
  });
  const { diagnostics }: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout);
  const broken = diagnostics.filter(({ code }) => code === 'vestibule(object-call)').map(({ filename }) => filename);
  expect(broken.toSorted()).toEqual(samples.flatMap(([file, , isBroken]) => (isBroken ? [file] : [])).toSorted());
});
