import { open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ControlError } from '../provider/control/control-error';
import { makeFolder } from './make-folder';

/** The file of a state in a folder. */
const fileName = 'emulator-state.json';

/** The file of a path: the path itself if it ends in `.json`, else a file in that folder. */
const fileOf = (path: string): string => (path.endsWith('.json') ? path : join(path, fileName));

const stateProblem = (file: string, problem: unknown): ControlError =>
  writeProblem(problem, {
    what: `The state cannot be written to ${file}.`,
    fix: 'Give another path: a file that ends in .json, or a folder, where you may write.',
  });

/**
 * Writes a state into a file, or into a folder, which is created if it does not exist.
 * @returns the file
 * @throws a `ControlError` if it cannot be written
 */
export async function writeStateFile(path: string, state: object): Promise<string> {
  const file = fileOf(path);
  try {
    await makeFolder(dirname(file));
    await writeFile(file, `${JSON.stringify(state, undefined, 2)}\n`);
  } catch (problem) {
    throw stateProblem(file, problem);
  }
  return file;
}

/**
 * Creates the folder of a state and tries whether the file can be written. An existing file is not changed, and no
 * new one is left.
 * @throws a `ControlError` if it cannot be written
 */
export async function checkStateFileWritable(path: string): Promise<void> {
  const file = fileOf(path);
  try {
    await makeFolder(dirname(file));
    if (await createIfAbsent(file)) await rm(file);
  } catch (problem) {
    throw stateProblem(file, problem);
  }
}

/** Opens a file for writing. True if it was not there before. */
async function createIfAbsent(file: string): Promise<boolean> {
  try {
    await (await open(file, 'wx')).close();
    return true;
  } catch (problem) {
    if (codeOf(problem) !== 'EEXIST') throw problem;
    await (await open(file, 'r+')).close();
    return false;
  }
}

/** The error of a file that could not be written, with the reason of the system. */
export function writeProblem(problem: unknown, { what, fix }: { what: string; fix: string }): ControlError {
  const isBelowFile = ['EEXIST', 'ENOTDIR'].includes(codeOf(problem) ?? '');
  const reason = problem instanceof Error ? `${problem.message}.` : 'The system does not say why.';
  return new ControlError({ what, why: `${isBelowFile ? 'A file is in the place of a folder. ' : ''}${reason}`, fix });
}

/** The code of an error of the system, such as `ENOENT`. */
function codeOf(problem: unknown): string | undefined {
  const code: unknown = problem instanceof Error ? Reflect.get(problem, 'code') : undefined;
  return typeof code === 'string' ? code : undefined;
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
