import { help } from './help';
import { printable } from './printable';
import type { Terminal } from './terminal';
import { migrateChoices, migrateCommand } from './migrate-command';
import { prerender } from './prerender';
import { convertChoices } from './convert-choices';
import { themeCheck } from './theme-check';
import { themeConvert } from './theme-convert';
import { themeCss } from './theme-css';
import { themeFromColorCommand } from './theme-from-color-command';

/** Runs `vestibule` with its arguments (without `node` and the script), and gives the number to leave with. Never rejects. */
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
  const refuse = (why: string) => {
    whole.warn(`${why}\nSee vestibule --help.\n`);
    return 2;
  };
  const [topic, command, ...rest] = args;
  if (topic === 'prerender') {
    if (command === undefined || rest.length > 0 || command.startsWith('-'))
      return refuse('"prerender" takes one file: vestibule prerender options.json');
    return prerender(command, whole);
  }
  if (topic === 'migrate') {
    const choices = migrateChoices(args.slice(1));
    return typeof choices === 'string' ? refuse(choices) : migrateCommand(choices, whole);
  }
  if (topic !== 'theme')
    return refuse(
      `There is no command "${topic}". The commands are "theme from-color", "theme convert", "theme check", "theme css", "prerender" and "migrate".`,
    );
  if (command === 'check' || command === 'css') {
    const [file, ...more] = rest;
    if (file === undefined || more.length > 0 || file.startsWith('-'))
      return refuse(`"theme ${command}" takes one file: vestibule theme ${command} brand.tokens.json`);
    return command === 'check' ? themeCheck(file, whole) : themeCss(file, whole);
  }
  if (command === 'convert') {
    const choices = convertChoices(rest);
    return typeof choices === 'string' ? refuse(choices) : themeConvert(choices.file, choices, whole);
  }
  if (command !== 'from-color')
    return refuse(
      `There is no command "theme ${command ?? ''}". There are "from-color", "convert", "check" and "css".`,
    );
  const choices = fromColorChoices(rest);
  return typeof choices === 'string' ? refuse(choices) : themeFromColorCommand(choices.color, choices, whole);
}

interface FromColorChoices {
  color: string;
  scheme: 'light' | 'dark';
  out: string | undefined;
}

/** The choices, or what is wrong with them. */
function fromColorChoices(args: readonly string[]): FromColorChoices | string {
  const left = [...args];
  const colors: string[] = [];
  let scheme: FromColorChoices['scheme'] = 'light';
  let out: string | undefined;
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    if (arg === '--dark') scheme = 'dark';
    else if (arg === '--out' || arg.startsWith('--out=')) {
      out = arg === '--out' ? left.shift() : arg.slice('--out='.length);
      if (!out) return '"--out" takes the name of a file: --out brand.tokens.json';
    } else if (arg.startsWith('-'))
      return `"theme from-color" has no option "${arg}". Its options are --dark and --out.`;
    else colors.push(arg);
  }
  const [color] = colors;
  if (color === undefined || colors.length > 1)
    return '"theme from-color" takes one colour; put quotes round it: vestibule theme from-color "#0A7"';
  return { color, scheme, out };
}
