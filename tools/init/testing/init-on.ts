import { run } from '../../cli/run';

/**
 * Runs `init` in the current folder of a file system in memory. The files are texts, or values for JSON; a symbol is a
 * file that cannot be read.
 */
export async function initOn(files: Readonly<Record<string, unknown>>, ...args: string[]) {
  const disk = new Map(
    Object.entries(files).map(([name, file]) => [name, typeof file === 'string' ? file : JSON.stringify(file)]),
  );
  // A path is a file or a folder, and never both.
  const isInTheWay = (path: string) =>
    [...disk.keys()].some((name) => name.startsWith(`${path}/`) || path.startsWith(`${name}/`));
  const said = { out: '', err: '' };
  const code = await run(['init', ...args], {
    version: '1.2.3',
    readFile: async (path) => disk.get(path) ?? Promise.reject(new Error('ENOENT')),
    writeFile: async (path, text) => {
      if (isInTheWay(path)) throw new Error('EISDIR');
      disk.set(path, text);
    },
    makeFolder: async () => undefined,
    listFolder: async (path) => entriesOf([...disk.keys()], path === '.' ? '' : `${path}/`),
    write: (text) => void (said.out += text),
    warn: (text) => void (said.err += text),
  });
  return { code, ...said, disk, names: [...disk.keys()].toSorted() };
}

/** The entries of a folder, once each; undefined where no path begins with it. */
function entriesOf(paths: readonly string[], folder: string) {
  const below = paths.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));
  if (below.length === 0) return undefined;
  const names = [...new Set(below.map((path) => path.split('/')[0] ?? ''))];
  return names.map((name) => ({ name, isFolder: below.some((path) => path.startsWith(`${name}/`)) }));
}
