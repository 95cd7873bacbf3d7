import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('a build of ours with code of others contains their licences', () => {
  const files = readdirSync('scripts/package').filter((file) => file.endsWith('.ts'));
  const builds = [...files.map((file) => `scripts/package/${file}`), 'vite.config.ts'].flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    return /\bbuild\(\{|defineConfig\(/.test(text) ? [{ path, text }] : [];
  });
  expect(builds.length).toBeGreaterThan(3);
  expect(builds.filter(({ text }) => !/\bnotices\(/.test(text)).map(({ path }) => path)).toEqual([]);
});
