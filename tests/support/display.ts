import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { Readable } from 'node:stream';

/** A display that no user sees, with an empty home. */
export interface Display {
  /** The folder for data of programs. It is removed with the display. */
  folder: string;
  /** Its name, as X clients know it. */
  name: string;
  /** Starts a program there, and gives the lines that it writes to file descriptor 3. It ends with the display. */
  start(command: string, args: readonly string[], env?: Readonly<Record<string, string>>): Interface;
  /** Ends all programs that were started there. */
  close(): Promise<void>;
}

/** Opens a display, as root in a container too. */
export async function openDisplay(): Promise<Display> {
  const folder = mkdtempSync(join(tmpdir(), 'vestibule-display-'));
  const runtime = join(folder, 'runtime');
  mkdirSync(runtime, { mode: 0o700 });
  const own: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    LANG: 'C.UTF-8',
    HOME: folder,
    XDG_RUNTIME_DIR: runtime,
    GSETTINGS_BACKEND: 'memory',
  };
  const started: ChildProcess[] = [];
  const start: Display['start'] = (command, args, env) => {
    // Should this process be killed, `close` is not called: the kernel ends the program then.
    const program = spawn('setpriv', ['--pdeathsig', 'TERM', command, ...args], {
      cwd: folder,
      env: { ...own, ...env },
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    started.push(program);
    const [, , , written] = program.stdio;
    if (!(written instanceof Readable)) throw new Error(`${command} could not be started.`);
    return createInterface({ input: written });
  };
  const close = async () => {
    for (const program of started.toReversed()) await end(program);
    endWhatIsLeft(`HOME=${folder}`);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  try {
    const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp']);
    const name = `:${await firstLineOf(screen)}`;
    own['DISPLAY'] = name;
    return { folder, name, start, close };
  } catch (problem) {
    await close();
    throw problem;
  }
}

/** The first line that a program writes. Rejects where it ends before that. */
export function firstLineOf(lines: Interface): Promise<string> {
  return new Promise((resolve, reject) => {
    lines.once('line', resolve);
    lines.once('close', () => reject(new Error('A program of the display ended before it was ready.')));
  });
}

/** The longest time that a program may take to end, in milliseconds. */
const timeToEnd = 1_000;

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = new Promise((resolve) => void program.once('exit', resolve));
  program.kill();
  const timeout = setTimeout(() => program.kill('SIGKILL'), timeToEnd);
  await ended;
  clearTimeout(timeout);
}

/** Ends what the programs started in their turn and left behind; it is known by its environment. */
function endWhatIsLeft(variable: string): void {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (!readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(variable)) continue;
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It ended meanwhile, or is another user's.
    }
  }
}
