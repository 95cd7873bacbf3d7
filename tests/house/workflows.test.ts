import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }));

test('each action is pinned by its commit, so that a moved tag has no effect', () => {
  const used = workflows.flatMap(({ text }) => [...text.matchAll(/uses:\s*(\S+)/g)].map(([, action = '']) => action));
  expect(used.length).toBeGreaterThan(0);
  for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40}$/);
});

test.each(workflows)('the jobs of $name may read the code, and no more', ({ name, text }) => {
  expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
  // A release signs the provenance of its packages. The site is published by a job that runs nothing of ours.
  const [granted = '', job = ''] =
    {
      'release.yml': ['  id-token: write\n'],
      'site.yml': ['      pages: write\n      id-token: write\n', text.slice(text.indexOf('\n  publish:\n'))],
    }[name] ?? [];
  expect(text).toContain(granted);
  expect(job).not.toContain('run:');
  const allowed = text.replace(granted, '');
  expect(allowed).not.toMatch(/:\s*write\b|write-all|pull_request_target/);
  // Code that runs later in the job could read a token that is left in the clone.
  const checkouts = text.match(/actions\/checkout@/g)?.length ?? 0;
  expect(text.match(/persist-credentials: false/g)?.length ?? 0).toBe(checkouts);
});

test.each(workflows.filter(({ text }) => text.includes('npm run supply') || text.includes('npm run release')))(
  '$name asks for the known faults of all packages, and fails where it cannot',
  ({ text }) => {
    const audit = text.indexOf('run: npm run supply -- --audited\n');
    const release = text.indexOf('run: npm run release');
    expect(audit).toBeGreaterThan(0);
    if (release > 0) expect(audit).toBeLessThan(release);
  },
);

test('the checks of a change and a release ask for the known faults', () => {
  const asking = workflows.filter(({ text }) => text.includes('npm run supply -- --audited')).map(({ name }) => name);
  expect(asking).toEqual(['checks.yml', 'release.yml']);
});
