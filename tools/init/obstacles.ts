import { posix } from 'node:path';
import { nextRoutes } from './next-routes';
import type { Project } from './project';
import type { ProjectDisk } from './project-disk';
import type { NewFile } from './shared-files';

const paragraph = (reason: string, lines: readonly string[]) =>
  lines.length > 0 ? `Nothing was written: ${reason}\n${lines.map((line) => `  ${line}\n`).join('')}` : '';

/**
 * The reasons why new files are not written, with the paths in the way; empty if there are none. Only a file at the path
 * of a new one can be overwritten.
 */
export async function obstaclesTo(
  files: readonly NewFile[],
  { framework, pages }: Project,
  disk: ProjectDisk,
  isForced: boolean,
): Promise<string> {
  const paths = files.map(({ path }) => path);
  const kinds = await withKinds(paths, disk);
  const present = kinds.filter(({ kind }) => kind === 'file').map(({ path }) => path);
  const folders = kinds.filter(({ kind }) => kind === 'folder').map(({ path }) => `${path} is a folder`);
  const routes = framework === 'next' ? await nextRoutes(pages, disk) : [];
  return [
    paragraph('these files are there. Use --force to overwrite them.', isForced ? [] : present),
    paragraph(
      'these files are there, and Next allows one page at an address. Move or delete them, and run "init" again.',
      routes.filter((path) => !paths.includes(path)),
    ),
    paragraph('a new file or a new folder cannot have these names. Rename what has them, and run "init" again.', [
      ...(await filesAbove(paths, disk)).map((path) => `${path} is a file`),
      ...folders,
    ]),
  ].join('');
}

const withKinds = (paths: readonly string[], disk: ProjectDisk) =>
  Promise.all(paths.map(async (path) => ({ path, kind: await disk.kindOf(path) })));

/** The files in place of folders that new files need. */
async function filesAbove(paths: readonly string[], disk: ProjectDisk): Promise<readonly string[]> {
  const parents = [...new Set(paths.flatMap(foldersOf))];
  return (await withKinds(parents, disk)).filter(({ kind }) => kind === 'file').map(({ path }) => path);
}

/** The folders that a path is in, below the folder of the project. */
function foldersOf(path: string): string[] {
  const folder = posix.dirname(path);
  return folder === '.' ? [] : [...foldersOf(folder), folder];
}
