import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ControlError } from '../provider/control/control-error';

/** The file of a state in a folder. */
const fileName = 'emulator-state.json';

/** The file of a path: the path itself if it ends in `.json`, else a file in that folder. */
const fileOf = (path: string): string => (path.endsWith('.json') ? path : join(path, fileName));

/**
 * Writes a state into a file, or into a folder, which is created if it does not exist.
 * @returns the file
 */
export async function writeStateFile(path: string, state: object): Promise<string> {
  const file = fileOf(path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(state, undefined, 2)}\n`);
  return file;
}

/** Reads the state of a file or a folder. */
export async function readStateFile(path: string): Promise<unknown> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return readJsonFile(isFolder ? join(path, fileName) : path, 'state');
}

/**
 * Reads a JSON file.
 * @param kind the name of the expected content
 */
export async function readJsonFile(path: string, kind: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((problem: unknown) => {
    throw new ControlError({
      what: `The ${kind} ${path} cannot be read.`,
      why: problem instanceof Error ? `${problem.message}.` : 'The system does not say why.',
      fix: 'Give the path of a file that is there, from the folder where you start the emulator.',
    });
  });
  try {
    return JSON.parse(text);
  } catch (problem) {
    throw new ControlError({
      what: `The ${kind} ${path} is not JSON.`,
      why: problem instanceof Error ? `${problem.message}.` : 'It cannot be read as JSON.',
      fix: 'JSON wants double quotes, no comments, and no comma after the last member.',
    });
  }
}
