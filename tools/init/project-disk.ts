import { posix, sep } from 'node:path';

/** An entry of a folder. */
interface Entry {
  readonly name: string;
  readonly isFolder: boolean;
}

/** The functions that read files and folders. */
interface Reader {
  readFile(path: string): Promise<string>;
  listFolder(path: string): Promise<readonly Entry[] | undefined>;
}

/** The files and folders around a project, by their paths from its folder. */
export interface ProjectDisk {
  /** A path from the current folder, for messages and for writing. */
  at(path: string): string;
  /** A file's text; undefined where none can be read. */
  textOf(path: string): Promise<string | undefined>;
  entriesIn(folder: string): Promise<readonly Entry[]>;
  namesIn(folder: string): Promise<readonly string[]>;
  /** The kind of what has a path, readable or not; undefined where the path is free. */
  kindOf(path: string): Promise<'file' | 'folder' | undefined>;
}

/** The disk of a project in a folder. */
export function projectDisk(folder: string, { readFile, listFolder }: Reader): ProjectDisk {
  const place = folder.replaceAll(sep, '/');
  const at = (path: string) => posix.join(place, path);
  const textOf = (path: string) => readFile(at(path)).catch(() => undefined);
  const entriesIn = async (path: string) => (await listFolder(at(path))) ?? [];
  const namesIn = async (path: string) => (await entriesIn(path)).map(({ name }) => name);
  return {
    at,
    textOf,
    entriesIn,
    namesIn,
    kindOf: async (path) => {
      // On a system that ignores case, a file in other capitals is read too, and would be overwritten.
      if ((await textOf(path)) !== undefined) return 'file';
      // Lists the target of a link as well. The entry of a link does not say that it is one to a folder.
      if ((await listFolder(at(path))) !== undefined) return 'folder';
      return (await namesIn(posix.dirname(path))).includes(posix.basename(path)) ? 'file' : undefined;
    },
  };
}
