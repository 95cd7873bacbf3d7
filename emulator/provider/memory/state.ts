import { ControlError } from '../control/control-error';
import { isRecord } from '../fields';
import { controlLevels, isWithin } from '../parse-json';
import type { Project } from '../project';
import { isJson } from './json';
import { DamagedMemory, type Memory, type WrittenMemory } from './memory';

const format = 'vestibule-auth-emulator';
const version = 1;

/** The whole state of an emulator, as JSON: users with their passwords' hashes, sessions, messages, keys, the clock. */
export interface EmulatorState {
  /** The name of the program that wrote it. */
  readonly format: typeof format;
  /** The version of the format; an emulator reads its own. */
  readonly version: typeof version;
  /** The emulator's own, by collection. */
  readonly memory: WrittenMemory;
}

/** The state of a memory. */
export const writeState = (memory: Memory): EmulatorState => ({ format, version, memory: memory.write() });

/**
 * Creates a project from a state.
 * @throws a `ControlError` that says what is wrong with it
 */
export function readState(state: unknown, make: (written: WrittenMemory) => Project): Project {
  if (!isRecord(state) || state['format'] !== format || !isWritten(state['memory'])) {
    throw new ControlError({
      what: 'This is no state of the emulator.',
      why: `A state is what an export writes: an object whose "format" is "${format}".`,
      fix: 'Give a file that --export or GET /control/state has written. Users to begin with belong in a seed file.',
    });
  }
  if (state['version'] !== version) {
    throw new ControlError({
      what: `This state is of version ${JSON.stringify(state['version'])}.`,
      why: `This emulator reads version ${version}.`,
      fix: 'Read it with the emulator that wrote it, or start again from a seed file.',
    });
  }
  try {
    return make(state['memory']);
  } catch (error) {
    if (!(error instanceof DamagedMemory)) throw error;
    throw new ControlError({
      what: `The state is damaged at "${error.collection}".`,
      why: 'Something other than the emulator has changed it.',
      fix: 'Export it again. Initial users belong in a seed file, which can be written by hand.',
    });
  }
}

const isWritten = (value: unknown): value is WrittenMemory =>
  isRecord(value) && isWithin(value, controlLevels) && Object.values(value).every(isJson);
