import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { graphFile, type ModuleGraph } from '../build/module-graph.ts';
import { root } from '../package/root.ts';
import { runNpm } from '../run.mjs';
import type { Side, StoryEntry } from './touched.ts';

/** A built Storybook, and its folder. */
export interface State extends Side {
  folder: string;
}

/** The commit that a change is based on: the last one in common with a branch. */
export function beginning(of: string): string {
  const { status, stdout, stderr } = spawnSync('git', ['merge-base', 'HEAD', of], { cwd: root, encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  throw new Error(`There is nothing to compare with: git knows no commit in common with ${of}. ${stderr.trim()}`);
}

/** Builds the Storybook of the current files. */
export function buildHere(): State {
  if (!runNpm(['run', '--silent', 'storybook:build'], quiet)) throw new Error('The Storybook here cannot be built.');
  return stateIn(join(root, 'dist', 'storybook'));
}

/** Builds the Storybook of a commit, in a separate clone; once, because a commit does not change. */
export function buildCommit(commit: string): State {
  const kept = join(root, '.cache', 'visual', commit);
  if (existsSync(join(kept, 'index.json'))) return stateIn(kept);
  const place = mkdtempSync(join(tmpdir(), 'vestibule-visual-'));
  const tree = join(place, 'before');
  try {
    git('worktree', 'add', '--detach', '--quiet', tree, commit);
    installIn(tree);
    if (!runNpm(['run', '--silent', 'storybook:build'], { ...quiet, cwd: tree }))
      throw new Error(`The Storybook of ${commit} cannot be built.`);
    // One commit is enough: the next comparison uses the same, or a later one.
    rmSync(join(root, '.cache', 'visual'), { recursive: true, force: true });
    cpSync(join(tree, 'dist', 'storybook'), kept, { recursive: true });
    return stateIn(kept);
  } finally {
    rmSync(join(tree, 'node_modules'), { recursive: true, force: true });
    git('worktree', 'remove', '--force', tree);
    rmSync(place, { recursive: true, force: true });
  }
}

/** Storybook's build output is shown only if it fails. */
const quiet: SpawnSyncOptions = {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, VESTIBULE_PICTURES: '1' },
};

function git(...args: string[]): void {
  const { status, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
}

/** The packages of a commit: ours, where its lock file equals ours. */
function installIn(tree: string): void {
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lock(tree) === lock(root)) {
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction');
    return;
  }
  console.log('Its packages are others than those here, so they are installed (about half a minute) ...');
  if (!runNpm(['ci', '--ignore-scripts', '--loglevel=error'], { cwd: tree }))
    throw new Error('Its packages cannot be installed: npm says why above.');
}

function stateIn(folder: string): State {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, StoryEntry> };
  const graph = join(folder, graphFile);
  return {
    folder,
    stories: Object.values(index.entries).filter(({ type }) => type === 'story'),
    graph: existsSync(graph) ? (JSON.parse(readFileSync(graph, 'utf8')) as ModuleGraph) : undefined,
  };
}
