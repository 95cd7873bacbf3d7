import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }));

test('whoever takes over an action’s name or tag changes nothing here: each is pinned by its commit', () => {
  const used = workflows.flatMap(({ text }) => [...text.matchAll(/uses:\s*(\S+)/g)].map(([, action = '']) => action));
  expect(used.length).toBeGreaterThan(0);
  for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40}$/);
});

test.each(workflows)('a job of $name may read the code, and no more', ({ text }) => {
  expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
  expect(text).not.toMatch(/:\s*write\b|write-all|pull_request_target/);
  // A token that is left in the clone would be anybody's who runs there.
  const checkouts = text.match(/actions\/checkout@/g)?.length ?? 0;
  expect(text.match(/persist-credentials: false/g)?.length ?? 0).toBe(checkouts);
});
