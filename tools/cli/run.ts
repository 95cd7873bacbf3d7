import { help } from './help';
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

/** Runs `vestibule-auth` with its arguments (without `node` and the script), and gives the number to leave with. Never rejects. */
export async function run(
  args: readonly string[],
  terminal: Omit<Terminal, 'warn'> & Partial<Pick<Terminal, 'warn'>>,
): Promise<number> {
  const whole: Terminal = {
    ...terminal,
    write: (text) => terminal.write(terminal.isScreen === false ? text : printable(text)),
    warn: (text) => (terminal.warn ?? terminal.write)(printable(text)),
    // Windows begins a text with a mark that is no part of it.
    readFile: async (path) => (await terminal.readFile(path)).replace(/^\uFEFF/, ''),
  };
  if (args.includes('--help') || args.includes('-h') || args.length === 0) {
    whole.write(help);
    return 0;
  }
  if (args[0] === '--version' || args[0] === '-v') {
    whole.write(`${terminal.version ?? 'unknown'}\n`);
    return 0;
  }
  const refuse = (why: string) => {
    whole.warn(`${why}\nSee vestibule-auth --help.\n`);
    return 2;
  };
  const [topic, command, ...rest] = args;
  if (topic === 'prerender') {
    if (command === undefined || rest.length > 0 || command.startsWith('-'))
      return refuse('"prerender" takes one file: vestibule-auth prerender options.json');
    return prerender(command, whole);
  }
  if (topic === 'init') {
    const choices = initChoices(args.slice(1));
    return typeof choices === 'string' ? refuse(choices) : initCommand(choices, whole);
  }
  if (topic === 'mcp') {
    if (args.length > 1 || !whole.serveAgents) return refuse('"mcp" takes no arguments: an agent starts it.');
    await whole.serveAgents();
    return 0;
  }
  if (topic === 'migrate') {
    const choices = migrateChoices(args.slice(1));
    return typeof choices === 'string' ? refuse(choices) : migrateCommand(choices, whole);
  }
  if (topic === 'well-known') {
    const choices = wellKnownChoices(args.slice(1));
    return typeof choices === 'string' ? refuse(choices) : wellKnownCommand(choices, whole);
  }
  if (topic !== 'theme')
    return refuse(
      `There is no command "${topic}". The commands are "init", "mcp", "theme from-color", "theme convert", "theme check", "theme css", "theme edit", "prerender", "migrate" and "well-known".`,
    );
  if (command === 'check' || command === 'css') {
    const [file, ...more] = rest;
    if (file === undefined || more.length > 0 || file.startsWith('-'))
      return refuse(`"theme ${command}" takes one file: vestibule-auth theme ${command} brand.tokens.json`);
    return command === 'check' ? themeCheck(file, whole) : themeCss(file, whole);
  }
  if (command === 'convert') {
    const choices = convertChoices(rest);
    return typeof choices === 'string' ? refuse(choices) : themeConvert(choices.file, choices, whole);
  }
  if (command === 'edit') {
    const choices = editChoices(rest);
    return typeof choices === 'string' ? refuse(choices) : themeEdit(choices, whole);
  }
  if (command !== 'from-color')
    return refuse(
      `There is no command "theme ${command ?? ''}". There are "from-color", "convert", "check", "css" and "edit".`,
    );
  const choices = fromColorChoices(rest);
  return typeof choices === 'string' ? refuse(choices) : themeFromColorCommand(choices, whole);
}
