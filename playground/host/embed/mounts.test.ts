import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadMount } from './mounts';
import { readRequest } from './read-request';

test('the README lists each mount of the page /embed', async () => {
  const request = readRequest(new URLSearchParams({ mount: 'unknown' }));
  const problem = await loadMount(request).catch(String);
  const [, names = ''] = /"mount" can be (.*)\.$/.exec(String(problem)) ?? [];
  const mounts = names.split(', ');
  expect(mounts.length).toBeGreaterThan(10);
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  expect(mounts.filter((mount) => !readme.includes(`\`${mount}\``))).toEqual([]);
});
