import { spawnSync } from 'node:child_process';
import { root } from '../package/root.ts';
import type { ApiRecord } from './release.ts';

function git(...args: readonly string[]): string {
  const { stdout, status } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : '';
}

/** The last release of a package: its version, and the record of `api/` at its tag. None where nothing was released. */
export function lastRelease(name: string): { version: string; record: ApiRecord } | undefined {
  const [tag] = git('tag', '--list', `${name}@*`, '--sort=-version:refname').split('\n');
  if (!tag) return undefined;
  const files = git('ls-tree', '--name-only', `${tag}:api`).split('\n').filter(Boolean);
  const record = new Map(files.map((file) => [file, git('show', `${tag}:api/${file}`)]));
  return { version: tag.slice(name.length + 1), record };
}
