import { run } from '../run';
import type { Terminal } from '../terminal';

/**
 * Runs a command on files in memory, and returns the exit code, the output, the problems, and the files after it. A file is a
 * text, or a value for JSON; a symbol is a file that cannot be read. A part of the system that a test does not pass
 * refuses.
 */
export async function runOn(
  args: readonly string[],
  files: Readonly<Record<string, unknown>> = {},
  more: Partial<Terminal> = {},
) {
  const disk = new Map(
    Object.entries(files).map(([name, file]) => [name, typeof file === 'string' ? file : JSON.stringify(file)]),
  );
  const said = { out: '', err: '' };
  const code = await run(args, {
    version: '1.2.3',
    readFile: async (path) =>
      disk.get(path) ?? Promise.reject(new Error(`ENOENT: no such file or directory, open '${path}'`)),
    writeFile: async (path, text) => {
      if (isInTheWay([...disk.keys()], path)) throw new Error('EISDIR');
      disk.set(path, text);
    },
    listFolder: async (path) => entriesOf([...disk.keys()], path),
    makeFolder: async () => undefined,
    write: (text) => void (said.out += text),
    warn: (text) => void (said.err += text),
    isScreen: true,
    render: unexpected,
    mistakesOf: unexpected,
    serveAgents: unexpected,
    serveEditor: unexpected,
    migrate: unexpected,
    ...more,
  });
  return { code, ...said, disk, names: [...disk.keys()].toSorted() };
}

const unexpected = () => Promise.reject(new Error('This test passes no such part of the system.'));

/** Tells whether a path cannot be a file: it is a folder, or is in a file. */
const isInTheWay = (paths: readonly string[], path: string): boolean =>
  paths.some((name) => name.startsWith(`${path}/`) || path.startsWith(`${name}/`));

/** The entries of a folder of these paths, once each; undefined where no path begins with it. `.` is the folder of all. */
export function entriesOf(paths: readonly string[], folder: string) {
  const prefix = folder === '.' ? '' : `${folder}/`;
  const below = paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
  if (below.length === 0) return undefined;
  const names = [...new Set(below.map((path) => path.split('/')[0] ?? ''))];
  return names.map((name) => ({ name, isFolder: below.some((path) => path.startsWith(`${name}/`)) }));
}
