import { helpFor } from './help';
import { initChoices, initCommand } from './init-command';
import { printable } from './printable';
import type { Terminal } from './terminal';
import { migrateChoices, migrateCommand } from './migrate-command';
import { prerender } from './prerender';
import { convertChoices } from './convert-choices';
import { themeCheck } from './theme-check';
import { themeConvert } from './theme-convert';
import { themeCss } from './theme-css';
import { editChoices, themeEdit } from './theme-edit';
import { fromColorChoices, themeFromColorCommand } from './theme-from-color-command';
import { wellKnownChoices, wellKnownCommand } from './well-known-command';

/**
 * Runs `vestibule-auth` with its arguments (without `node` and the script), and returns the exit code. Never rejects.
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const whole: Terminal = {
    ...terminal,
    write: (text) => terminal.write(terminal.isScreen ? printable(text) : text),
    warn: (text) => terminal.warn(printable(text)),
  };
  if (args.some((arg) => ['--help', '-h'].includes(arg)) || args.length === 0 || args[0] === 'help') {
    whole.write(helpFor(args.filter((arg) => arg !== 'help' && !arg.startsWith('-'))));
    return 0;
  }
  if (args[0] === '--version' || args[0] === '-v') {
    whole.write(`${terminal.version}\n`);
    return 0;
  }
  const result = await runCommand(args, whole);
  if (typeof result === 'number') return result;
  whole.warn(`${result}\nSee vestibule-auth --help.\n`);
  return 2;
}

/** The terminal of a command that has no use for a byte order mark, with which Windows begins a text file. */
const withoutMarks = (terminal: Terminal): Terminal => ({
  ...terminal,
  readFile: async (path) => (await terminal.readFile(path)).replace(/^\uFEFF/, ''),
});

/** The exit code, or the reason why the arguments are refused. */
type Result = number | string;

async function runCommand([topic = '', ...rest]: readonly string[], whole: Terminal): Promise<Result> {
  const terminal = withoutMarks(whole);
  switch (topic) {
    case 'init':
      // It writes package.json with the mark that it has.
      return withChoices(initChoices(rest), (choices) => initCommand(choices, whole));
    case 'mcp':
      if (rest.length > 0) return '"mcp" takes no arguments: an agent starts it.';
      await terminal.serveAgents();
      return 0;
    case 'migrate':
      // It writes a file with the mark that it has.
      return withChoices(migrateChoices(rest), (choices) => migrateCommand(choices, whole));
    case 'prerender':
      return (
        withFile(rest, (file) => prerender(file, terminal)) ??
        '"prerender" takes one file: vestibule-auth prerender options.json'
      );
    case 'theme':
      return runThemeCommand(rest, terminal);
    case 'well-known':
      return withChoices(wellKnownChoices(rest), (choices) => wellKnownCommand(choices, terminal));
    default:
      return `There is no command "${topic}". The commands are "init", "mcp", "theme from-color", "theme convert", "theme check", "theme css", "theme edit", "prerender", "migrate" and "well-known".`;
  }
}

async function runThemeCommand([command = '', ...rest]: readonly string[], terminal: Terminal): Promise<Result> {
  const oneFile = `"theme ${command}" takes one file: vestibule-auth theme ${command} brand.tokens.json`;
  switch (command) {
    case 'check':
      return withFile(rest, (file) => themeCheck(file, terminal)) ?? oneFile;
    case 'convert':
      return withChoices(convertChoices(rest), (choices) => themeConvert(choices.file, choices, terminal));
    case 'css':
      return withFile(rest, (file) => themeCss(file, terminal)) ?? oneFile;
    case 'edit':
      return withChoices(editChoices(rest), (choices) => themeEdit(choices, terminal));
    case 'from-color':
      return withChoices(fromColorChoices(rest), (choices) => themeFromColorCommand(choices, terminal));
    case '':
      return `"theme" needs a command.\n\n${helpFor(['theme'])}`;
    default:
      return `There is no command "theme ${command}". There are "from-color", "convert", "check", "css" and "edit".`;
  }
}

/** Runs a command with its choices; if those are an error, returns it. */
const withChoices = async <Choices extends object>(
  choices: Choices | string,
  command: (choices: Choices) => Promise<number>,
): Promise<Result> => (typeof choices === 'string' ? choices : command(choices));

/**
 * Runs a command with the one file that it takes; undefined where there is not exactly one argument, or it is an
 * option.
 */
function withFile(
  [file, ...more]: readonly string[],
  command: (file: string) => Promise<number>,
): Promise<number> | undefined {
  return file === undefined || more.length > 0 || file.startsWith('-') ? undefined : command(file);
}
