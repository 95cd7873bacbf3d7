import { connectToEmulator } from '../control/control';
import type { Seed } from '../control/types';
import { type Emulator, startEmulator } from '../node/start-emulator';
import { readJsonFile, readStateFile, checkStateFileWritable, writeStateFile } from '../node/state-file';
import { ControlError } from '../provider/control/control-error';
import { isRecord } from '../provider/fields';
import { copyWorker } from './copy-worker';
import { packageName } from './package-name';
import type { EmulatorState } from '../provider/memory/state';
import { messageText } from './message-text';
import { help, readCommand, type StartOptions } from './options';

/** The environment of the command. */
export interface World {
  readonly version: string;
  /** The file of the service worker. */
  readonly worker: string;
  /** The folder that the command was started in. */
  readonly folder?: string;
  write(text: string): void;
  warn(text: string): void;
  /** Settles when a user requests the end. */
  untilStopped(): Promise<void>;
}

/**
 * The command `vestibule-auth-emulator`.
 * @returns the exit code
 */
export async function run(args: readonly string[], world: World): Promise<number> {
  try {
    const wanted = readCommand(args);
    switch (wanted.kind) {
      case 'help':
        world.write(help);
        return 0;
      case 'version':
        world.write(`${world.version}\n`);
        return 0;
      case 'worker':
        world.write(`Written: ${await copyWorker(world.worker, wanted.folder)}\n`);
        return 0;
      case 'export': {
        const state = await connectToEmulator(`http://localhost:${wanted.port}`).export();
        world.write(`Written: ${await writeStateFile(wanted.path, state)}\n`);
        return 0;
      }
      case 'start':
        await start(wanted.options, world);
        return 0;
    }
  } catch (problem) {
    if (!(problem instanceof ControlError)) throw problem;
    const { what, why, fix } = problem.problem;
    world.warn(`${what}\n  Why: ${why}\n  What to do: ${fix}\n`);
    return 1;
  }
}

async function start({ seed, import: imported, export: exported, name, ...options }: StartOptions, world: World) {
  // Before the start: at its end, the state of a whole session would be lost.
  if (exported !== undefined) await checkStateFileWritable(exported);
  // A state keeps the project name that it was written with.
  const projectName = name ?? (imported === undefined ? await packageName(world.folder ?? '.') : undefined);
  const read = seed === undefined ? {} : await readSeedFile(seed);
  const emulator = await startEmulator({
    ...options,
    seed: projectName === undefined ? read : withName(read, projectName, name !== undefined),
    onMessage: (message) => world.write(messageText(message)),
    // The emulator validates the state itself, and reports each mistake in the file.
    ...(imported !== undefined && { state: (await readStateFile(imported)) as EmulatorState }),
  });
  world.write(greeting(emulator, world.version));
  await world.untilStopped();
  try {
    if (exported !== undefined) {
      world.write(`Written: ${await writeStateFile(exported, await emulator.export())}\n`);
    }
  } finally {
    await emulator.stop();
  }
}

/** A seed with the name of the project. The seed's own name overrides a default name. */
function withName(seed: Seed, projectName: string, isAsked: boolean): Seed {
  const named = { project_name: projectName };
  return { ...seed, project: isAsked ? { ...seed.project, ...named } : { ...named, ...seed.project } };
}

async function readSeedFile(path: string): Promise<Seed> {
  const seed = await readJsonFile(path, 'seed');
  if (isRecord(seed)) return seed;
  throw new ControlError({
    what: `The seed ${path} is not an object.`,
    why: 'A seed has "users", "applications" and "project", each of which may be left out.',
    fix: 'Begin with { "users": [{ "email": "ada@example.com" }] }.',
  });
}

const greeting = ({ origin, publicToken }: Emulator, version: string) => `Vestibule emulator ${version}

  provider      ${origin} (the issuer; its discovery document: ${origin}/.well-known/openid-configuration)
  outbox        ${origin}/outbox (as JSON: ${origin}/control/messages)
  public token  ${publicToken}

  Point Stytch's client at it:

    import { clientOptions } from 'vestibule-auth-emulator/client';
    createStytchClient('${publicToken}', clientOptions('${origin}'));

ready; mail and texts are printed here; Ctrl+C ends it
`;
