// How scripts start other programs, on every system. Nothing but Node may be imported here.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * The script of an installed tool, which Node runs itself: what is in `node_modules/.bin` is a shell's, and another
 * one on each system.
 *
 * @param {string} tool the package, and the name of its command where that is another: `playwright`, `@angular/cli ng`
 * @param {string} [folder] where it is installed
 */
export function scriptOf(tool, folder = root) {
  const [name = tool, command = name] = tool.split(' ');
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
  return runScript([scriptOf(tool, folder), ...args], options);
}

/**
 * Runs a script with this Node to its end, and says whether that was a good one.
 *
 * @param {readonly string[]} args the script, and its arguments
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function runScript(args, options = {}) {
  return end(process.execPath, args, options);
}

/**
 * Runs npm to its end, and says whether that was a good one.
 *
 * @param {readonly string[]} args its arguments
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function runNpm(args, options = {}) {
  const { program, first, shell } = npmCommand();
  return end(program, [...first, ...args], { ...options, shell });
}

/**
 * The answer of npm, whether or not its end was a good one.
 *
 * @param {readonly string[]} args its arguments
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function readNpm(args, options = {}) {
  const { program, first, shell } = npmCommand();
  const { stdout } = spawnSync(program, [...first, ...args], { cwd: root, ...options, encoding: 'utf8', shell });
  return stdout ?? '';
}

/**
 * The machine, as far as npm's place depends on it.
 *
 * @typedef {{
 *   script: string | undefined;
 *   node: string;
 *   platform: NodeJS.Platform;
 *   isThere(path: string): boolean;
 * }} Machine
 */

/** @type {Machine} */
const thisMachine = {
  script: process.env.npm_execpath,
  node: process.execPath,
  platform: process.platform,
  isThere: existsSync,
};

/**
 * The way to start npm. Node runs its script itself: the one that npm names to what it runs, or the one beside Node on
 * Windows. There the command is a shell's, which would read a space in a path as the end of it.
 *
 * @param {Machine} machine
 * @returns {{ program: string; first: string[]; shell: boolean }}
 */
export function npmCommand({ script, node, platform, isThere } = thisMachine) {
  if (script?.endsWith('npm-cli.js')) return { program: node, first: [script], shell: false };
  const beside = join(dirname(node), 'node_modules', 'npm', 'bin', 'npm-cli.js');
  if (isThere(beside)) return { program: node, first: [beside], shell: false };
  return { program: 'npm', first: [], shell: platform === 'win32' };
}

/**
 * Tells whether a module is the script that was started, and not one that another imports.
 *
 * @param {string} url the module's `import.meta.url`, which names the file behind every link
 * @param {string | undefined} started the path that Node was given
 */
export const isStarted = (url, started = process.argv[1]) =>
  started !== undefined && existsSync(started) && realpathSync(started) === fileURLToPath(url);

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
const end = (program, args, options) =>
  spawnSync(program, args, { cwd: root, stdio: 'inherit', ...options }).status === 0;
