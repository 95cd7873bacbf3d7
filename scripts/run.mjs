// How scripts start other programs, on every system. Nothing but Node may be imported here.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * The script of an installed tool, which Node runs itself: what stands in `node_modules/.bin` is a shell's, and another
 * one on each system.
 *
 * @param {string} tool the package, and the name of its command where that is another: `playwright`, `chromatic/chroma`
 * @param {string} [folder] where it is installed
 */
export function scriptOf(tool, folder = root) {
  const [name = tool, command = name] = tool.split('/');
  const home = join(folder, 'node_modules', name);
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const script = typeof bin === 'string' ? bin : bin[command];
  if (!script) throw new Error(`${name} has no command ${command}.`);
  return join(home, script);
}

/**
 * Runs an installed tool to its end, and says whether that was a good one.
 *
 * @param {string} tool as in `scriptOf`
 * @param {readonly string[]} args its arguments
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function runTool(tool, args, options = {}) {
  const folder = typeof options.cwd === 'string' ? options.cwd : root;
  return end(process.execPath, [scriptOf(tool, folder), ...args], options);
}

/**
 * Runs npm to its end, and says whether that was a good one.
 *
 * @param {readonly string[]} args its arguments
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function runNpm(args, options = {}) {
  const { program, first, shell } = npmCommand(process.env.npm_execpath, process.platform);
  return end(program, [...first, ...args], { ...options, shell });
}

/**
 * The way to start npm. Under `npm run` it is a script, which Node runs itself. Else it is a command, which on Windows
 * only a shell can start.
 *
 * @param {string | undefined} script the script that npm names to what it runs
 * @param {NodeJS.Platform} platform
 * @returns {{ program: string; first: string[]; shell: boolean }}
 */
export function npmCommand(script, platform) {
  return script?.endsWith('.js')
    ? { program: process.execPath, first: [script], shell: false }
    : { program: 'npm', first: [], shell: platform === 'win32' };
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
const end = (program, args, options) =>
  spawnSync(program, args, { cwd: root, stdio: 'inherit', ...options }).status === 0;
