import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeFolder } from '../node/make-folder';
import { writeProblem } from '../node/state-file';

/**
 * Copies the service worker into a folder, which is created if it does not exist.
 * @param worker the file of the worker, as a path or as a `file:` address
 * @returns the copy
 * @throws a `ControlError` if it cannot be written
 */
export async function copyWorker(worker: string, folder: string): Promise<string> {
  const copy = join(folder, 'vestibule-emulator.js');
  try {
    await makeFolder(folder);
    await copyFile(worker.startsWith('file:') ? fileURLToPath(worker) : worker, copy);
  } catch (problem) {
    throw writeProblem(problem, {
      what: `The service worker cannot be copied to ${copy}.`,
      fix: "Give your application's folder of static files, such as public, where you may write.",
    });
  }
  return copy;
}
