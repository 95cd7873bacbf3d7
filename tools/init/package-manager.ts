import { posix, resolve } from 'node:path';
import type { Manifest } from './project';
import type { ProjectDisk } from './project-disk';
import { readManifest } from './read-manifest';

/** The package managers, each with the lock files that it writes. The first that has one in a folder counts. */
const managers = [
  { name: 'pnpm', files: ['pnpm-lock.yaml'] },
  { name: 'yarn', files: ['yarn.lock'] },
  { name: 'bun', files: ['bun.lock', 'bun.lockb'] },
  { name: 'npm', files: ['package-lock.json', 'npm-shrinkwrap.json'] },
] as const;

/** A package manager. */
export type PackageManager = (typeof managers)[number]['name'];

/** The file of a workspace that only pnpm reads. It is there before the first installation writes a lock file. */
const workspaceOfPnpm = 'pnpm-workspace.yaml';

/** A folder with the project in it. */
interface Level {
  readonly names: readonly string[];
  readonly manifest: Manifest | undefined;
}

/**
 * The package manager of a project: the nearest `packageManager` of a manifest, else the nearest lock file, up to the
 * root of the workspace or of the repository.
 */
export async function packageManagerOf(disk: ProjectDisk): Promise<PackageManager> {
  const levels = await levelsOf(disk);
  return firstOf(levels, declaredBy) ?? firstOf(levels, lockedBy) ?? 'npm';
}

/** The folder of a project, and those above it up to the root; the folder alone where none of them is a root. */
async function levelsOf(disk: ProjectDisk): Promise<readonly Level[]> {
  const levels: Level[] = [];
  for (let folder = '.'; ; folder = posix.join(folder, '..')) {
    const level = await levelAt(folder, disk);
    levels.push(level);
    if (isRoot(level)) return levels;
    const place = disk.at(folder);
    if (resolve(place) === resolve(place, '..')) return levels.slice(0, 1);
  }
}

async function levelAt(folder: string, disk: ProjectDisk): Promise<Level> {
  const text = await disk.textOf(posix.join(folder, 'package.json'));
  const manifest = text === undefined ? undefined : readManifest(text);
  return { names: await disk.namesIn(folder), manifest: typeof manifest === 'string' ? undefined : manifest };
}

const isRoot = ({ names, manifest }: Level) =>
  names.includes('.git') || names.includes(workspaceOfPnpm) || manifest?.['workspaces'] !== undefined;

function declaredBy({ manifest }: Level): PackageManager | undefined {
  const declared = manifest?.['packageManager'];
  return typeof declared === 'string' ? managers.find(({ name }) => declared.startsWith(`${name}@`))?.name : undefined;
}

function lockedBy({ names }: Level): PackageManager | undefined {
  const locked = managers.find(({ files }) => files.some((file) => names.includes(file)));
  return locked?.name ?? (names.includes(workspaceOfPnpm) ? 'pnpm' : undefined);
}

function firstOf(levels: readonly Level[], managerOf: (level: Level) => PackageManager | undefined) {
  return levels.map(managerOf).find((manager) => manager !== undefined);
}
