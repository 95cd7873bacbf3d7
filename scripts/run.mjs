// Starts other programs from scripts, on every system. Nothing but Node may be imported here.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * The script of an installed tool, which Node runs directly: the files in `node_modules/.bin` are shell scripts, and
 * differ between systems.
 *
 * @param {string} tool the package, and the name of its command where it differs: `playwright`, `@angular/cli ng`
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
 * Runs an installed tool until it exits, and returns whether it succeeded.
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
 * Runs a script with this Node until it exits, and returns whether it succeeded.
 *
 * @param {readonly string[]} args the script, and its arguments
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function runScript(args, options = {}) {
  return end(process.execPath, args, options);
}

/**
 * Runs npm until it exits, and returns whether it succeeded.
 *
 * @param {readonly string[]} args its arguments
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function runNpm(args, options = {}) {
  const { program, first, shell } = npmCommand();
  return end(program, [...first, ...args], { ...options, shell });
}

/**
 * The output of npm, whether or not it succeeded.
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
 * The command that starts npm. Node runs npm's script directly: the path that npm passes to its child processes, or the
 * script beside Node on Windows. The command on Windows is a shell script, which would split a path at a space.
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
 * Tells whether a module is the script that was started, and not an import of another.
 *
 * @param {string} url the module's `import.meta.url`, which is the file after all links are resolved
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
