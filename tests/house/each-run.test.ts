import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const specs = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => readFileSync(join('tests', file), 'utf8'));

/** The title of a test that the long run takes alone. */
const titleInLongRun = /^ *test\(\s*(?:(?!\basync\b)[^])*?(?=,\s*inLongRun\b)/gm;
const idsIn = (text: string) => text.match(/\[[BT]-[A-Z]+-\d+\]/g) ?? [];

test('each id of a journey that the long run takes alone is also in a journey of each run', () => {
  const inLongRun = specs.flatMap((text) => text.match(titleInLongRun) ?? []).flatMap(idsIn);
  const inEachRun = new Set(specs.flatMap((text) => idsIn(text.replaceAll(titleInLongRun, ''))));
  expect(inLongRun).not.toEqual([]);
  expect(inLongRun.filter((id) => !inEachRun.has(id))).toEqual([]);
});
