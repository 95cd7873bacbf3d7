// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { folders } from '../../scripts/folders';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A docstring that begins with a question instead of naming its subject. */
const question = /\/\*\*[\s*]+(?:What|Whether|How|Where|When|Why|Who)\b.*/g;

const questionsIn = (text: string) => [...text.matchAll(question)].map(([docstring]) => docstring);

test('no docstring begins with a question word', () => {
  const files = folders.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter(
        (entry) =>
          entry.isFile() && !/[\\/]dist(?:[\\/]|$)/.test(entry.parentPath) && /\.(?:tsx?|mjs)$/.test(entry.name),
      )
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  );
  expect(files.length).toBeGreaterThan(500);
  const sample = '# Whether it is. */\n#\n * How long.\n */\n# The length. How long it is. */';
  expect(questionsIn(sample.replaceAll('#', '/**'))).toHaveLength(2);
  expect(
    files.flatMap((file) =>
      questionsIn(readFileSync(join(root, file), 'utf8')).map((docstring) => `${file}: ${docstring}`),
    ),
  ).toEqual([]);
});
