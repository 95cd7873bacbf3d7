import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The calls that make a temporary folder elsewhere than in the system's folder for such, or in the ignored `dist`. */
const insideRepository = (code: string) =>
  Array.from(code.matchAll(/mkdtemp(?:Sync)?\((?!join\((?:tmpdir\(\)|(?:root, )?'dist'),).*/g), ([call]) => call);

// A check that runs beside such a test reads its files, and their dates make what is built seem old.
test('no test or script makes a temporary folder among the sources', () => {
  const files = ['bench', 'emulator', 'playground', 'scripts', 'tests', 'tools'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.[jt]sx?$|\.mjs$/.test(file) && !/^house|node_modules|^dist/.test(file))
      .map((file) => join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => insideRepository(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test.each(["mkdtempSync(join(root, folder, 'lint-'))", "await mkdtemp('types-')"])('%s is found', (code) => {
  expect(insideRepository(code)).toHaveLength(1);
});
